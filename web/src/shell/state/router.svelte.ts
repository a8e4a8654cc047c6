// The kinds of pages, known by the address alone; links are ordinary <a href> and work without this file, only slower.

export type Page =
  | { name: "lobby" }
  | { name: "me" }
  | { name: "device" }
  | { name: "ratings"; game: string }
  | { name: "workshop"; design: string | null; surprise: boolean }
  | { name: "table"; id: string; invite: string | null }
  | { name: "replay"; id: string; ply: number | null; analysis: boolean }
  | { name: "rules"; game: string }
  | { name: "learn"; game: string; lesson: string | null }
  | { name: "not-found" };

export function pageOf(path: string, search: string): Page {
  const query = new URLSearchParams(search);
  const [first, second, third] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { name: "lobby" };
  if ((first === "me" || first === "device") && second === undefined) return { name: first };
  if (first === "workshop" && third === undefined) {
    return { name: "workshop", design: second === undefined ? null : decodeURIComponent(second), surprise: query.has("surprise") };
  }
  if (second === undefined) return { name: "not-found" };
  const id = decodeURIComponent(second);
  if (first === "learn") return { name: "learn", game: id, lesson: third === undefined ? null : decodeURIComponent(third) };
  if (third !== undefined) return { name: "not-found" };
  if (first === "ratings" || first === "rules") return { name: first, game: id };
  if (first === "table") return { name: "table", id, invite: query.get("invite") };
  if (first === "replay") {
    const ply = Number.parseInt(query.get("ply") ?? "", 10);
    return { name: "replay", id, ply: Number.isNaN(ply) ? null : ply, analysis: query.has("analysis") };
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
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
