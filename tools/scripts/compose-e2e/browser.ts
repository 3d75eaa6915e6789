import { randomUUID } from 'node:crypto';

type Answer = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** Somebody's browser: keeps cookies, and tries a call again until it is answered, which writes are made for. */
export type Browser = {
  readonly call: (method: string, path: string, body?: object) => Promise<Answer>;
  /** @throws Error unless the answer is 2xx */
  readonly must: (method: string, path: string, body?: object) => Promise<unknown>;
  /** Asks with one key until there is an answer: the acknowledgement of exactly one write. @returns how often it asked */
  readonly insist: (method: string, path: string, body: object) => Promise<number>;
};

/** Longer than a service takes to be there again. */
const PATIENCE_MS = 30_000;
const ANSWER_MS = 10_000;

export const openBrowser = (origin: string): Browser => {
  const cookies = new Map<string, string>();
  const ask = async (method: string, path: string, body: object | undefined, key: string): Promise<Answer> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        origin: 'https://localhost',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const { status, headers } = response;
    return { status, headers, body: isJson ? await response.json() : await response.text() };
  };
  return {
    call: (method, path, body) => ask(method, path, body, randomUUID()),
    must: async (method, path, body) => {
      const answer = await ask(method, path, body, randomUUID());
      if (answer.status >= 200 && answer.status < 300) return answer.body;
      throw new Error(`${method} ${path} answers ${answer.status} ${JSON.stringify(answer.body)}`);
    },
    insist: async (method, path, body) => {
      const key = randomUUID();
      const deadline = Date.now() + PATIENCE_MS;
      for (let attempts = 1; ; attempts++) {
        const answer = await ask(method, path, body, key).catch((error: unknown) => String(error));
        const isAnswered = typeof answer !== 'string' && answer.status < 300;
        if (isAnswered) return attempts;
        const isFinal = typeof answer !== 'string' && answer.status < 500 && answer.status !== 409;
        const words = typeof answer === 'string' ? answer : `${answer.status} ${JSON.stringify(answer.body)}`;
        if (isFinal || Date.now() > deadline) throw new Error(`${method} ${path} is not acknowledged: ${words}`);
      }
    },
  };
};
