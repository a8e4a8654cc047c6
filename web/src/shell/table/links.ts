// Links that are sent to others.

/** Whether a name means "this machine" to every machine. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

export function onHost(origin: string, table: string, invite: string): string {
  return `${origin}/table/${encodeURIComponent(table)}?invite=${encodeURIComponent(invite)}`;
}
