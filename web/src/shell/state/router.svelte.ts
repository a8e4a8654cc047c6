// Four kinds of pages, known by the address alone; links are ordinary <a href> and work without this file, only slower.

export type Page =
  | { name: "lobby" }
  | { name: "table"; id: string; invite: string | null }
  | { name: "replay"; id: string; ply: number | null }
  | { name: "not-found" };

export function pageOf(path: string, search: string): Page {
  const query = new URLSearchParams(search);
  const [first, second, third] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { name: "lobby" };
  if (second === undefined || third !== undefined) return { name: "not-found" };
  const id = decodeURIComponent(second);
  if (first === "table") return { name: "table", id, invite: query.get("invite") };
  if (first === "replay") {
    const ply = Number.parseInt(query.get("ply") ?? "", 10);
    return { name: "replay", id, ply: Number.isNaN(ply) ? null : ply };
  }
  return { name: "not-found" };
}

class Router {
  page = $state.raw<Page>({ name: "lobby" });

  begin(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the address of the page that is shown, without an entry in the history. */
  rewrite(address: string): void {
    history.replaceState(null, "", address);
  }

  private read(): void {
    this.page = pageOf(location.pathname, location.search);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
