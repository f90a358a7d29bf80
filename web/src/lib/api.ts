// The server over HTTP. What it refuses it refuses in a sentence, and that sentence is what people read.

import { words } from "../words";

export class Refused extends Error {
  constructor(
    sentence: string,
    readonly rule: string | null = null,
    readonly status = 0,
    /** The field with which an act would be done that costs something. */
    readonly unless = "",
  ) {
    super(sentence);
  }
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const sent: RequestInit = { method, credentials: "same-origin", signal: signal ?? null };
  if (body !== undefined) {
    sent.headers = { "content-type": "application/json" };
    sent.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, sent);
  } catch {
    throw new Refused(words.top.unreachable);
  }
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  throw new Refused(said.sentence ?? said.detail ?? words.top.unreachable, said.rule ?? null, answer.status);
}

const json = async <T>(answer: Promise<Response>): Promise<T> => {
  const text = await (await answer).text();
  return (text ? JSON.parse(text) : undefined) as T;
};

export const api = {
  /** `signal`: nobody waits for the answer any more. */
  get: <T>(path: string, signal?: AbortSignal): Promise<T> => json<T>(ask("GET", path, undefined, signal)),
  text: async (path: string): Promise<string> => (await ask("GET", path)).text(),
  post: <T>(path: string, body: unknown): Promise<T> => json<T>(ask("POST", path, body)),
  put: <T>(path: string, body: unknown): Promise<T> => json<T>(ask("PUT", path, body)),
  delete: (path: string): Promise<void> => json(ask("DELETE", path)),
};
