// Small things remembered in this browser. A browser that forbids it forgets, and nothing else happens.

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`manoa-${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`manoa-${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse: then it is forgotten with the page.
  }
}
