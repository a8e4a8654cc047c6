// Finding words in the rules: whatever the case and the accents.

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .toLowerCase();
}

/** Whether a text has all the words that are looked for. */
export function finds(looked: string, text: string): boolean {
  const where = plain(text);
  return plain(looked)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
