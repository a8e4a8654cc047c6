import { describe, expect, it } from "vitest";
import { Api, Refusal, type Fetch } from "../api";
import { snapshot } from "./fixtures";

function answering(status: number, body: unknown): { api: Api; asked: { path: string; init: RequestInit }[] } {
  const asked: { path: string; init: RequestInit }[] = [];
  const fetch: Fetch = (path, init) => {
    asked.push({ path, init: init ?? {} });
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  };
  return { api: new Api(fetch), asked };
}

async function refusal(promise: Promise<unknown>): Promise<Refusal> {
  const problem = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(problem instanceof Refusal)) throw new Error("it was not refused");
  return problem;
}

describe("the server's interface", () => {
  it("sends an action with its seat and ply, in the person's language", async () => {
    const { api, asked } = answering(200, snapshot(4));
    api.language = "pl";
    await api.act("t 1", 2, 3, 17, 5);
    expect(asked[0]?.path).toBe("/api/tables/t%201/actions?since=5");
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ seat: 2, ply: 3, action: 17 });
    expect(asked[0]?.init.headers).toMatchObject({ "Accept-Language": "pl" });
  });

  it("says why a rule refuses", async () => {
    const error = { key: "refused-mountain", message: "That space is a mountain.", rule: "ED-MOVE-7", arguments: {} };
    const { api } = answering(422, { error });
    const problem = await refusal(api.act("t1", 0, 3, 17, 0));
    expect(problem).toMatchObject({ status: 422, message: error.message, rule: "ED-MOVE-7" });
  });

  it("brings the present position with a stale ply", async () => {
    const error = { key: "error-stale", message: "Too late.", rule: null, arguments: {} };
    const { api } = answering(409, { error, snapshot: snapshot(9) });
    expect((await refusal(api.act("t1", 0, 3, 17, 0))).snapshot?.ply).toBe(9);
  });

  it("makes do with a proxy's page", async () => {
    const { api } = answering(502, "<html>Bad Gateway</html>");
    expect(await refusal(api.me())).toMatchObject({ status: 502, key: "web-error-server" });
  });

  it("tells a dead network from a refusal", async () => {
    const api = new Api(() => Promise.reject(new TypeError("failed to fetch")));
    expect(await refusal(api.me())).toMatchObject({ status: 0, key: "web-error-network" });
  });
});
