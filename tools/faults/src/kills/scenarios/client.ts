import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call, Violation } from '../../oracle/observed.ts';
import type { Random } from '../../simulation/random.ts';

const ATTEMPT_MS = 20_000;
const PATIENCE_MS = 60_000;
const AGAIN_MS = 25;
/** Some ask once more although they were answered: a browser that is reloaded, a user who taps twice. */
const ASKS_AGAIN = 0.15;

type Body = Record<string, unknown>;

/** What a user asks for. `names` are those of the answer under which the log knows them. */
export type Action = {
  readonly kind: Call['kind'];
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: Body;
  readonly names?: (answer: Body) => Body;
  /** Is not asked once more after its answer: a scene is set before anything is at stake. */
  readonly isOnce?: boolean;
};

type Answer = { readonly status: number; readonly body: Body; readonly position: string | undefined };

export type ClientDeps = {
  /** Where the services answer now; waits while they are started again. */
  readonly url: () => Promise<string>;
  readonly calls: Call[];
  readonly violations: Violation[];
  readonly random: Random;
};

const isLate = ({ headers }: { readonly headers: Headers }): boolean => headers.get('x-read-model') !== null;

/** A late read model is no reason to tell a user who is logged in that they are not. */
const whatIsWrong = ({ status, body }: Answer, credits: unknown): string | undefined => {
  if (status !== 200) return `a logged-in user is answered ${status}`;
  if (body['credits'] === credits) return undefined;
  return `${String(credits)} credits were answered and ${String(body['credits'])} are shown`;
};

const keepCookies = (cookies: Map<string, string>, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
};

/** A user's browser, that keeps cookies and asks under the same key until it is answered. */
export const aClient = ({ url, calls, violations, random }: ClientDeps) => {
  const cookies = new Map<string, string>();

  const send = async (
    method: string,
    path: string,
    body: Body | undefined,
    key: string,
  ): Promise<Answer & { headers: Headers }> => {
    const response = await fetch(`${await url()}${path}`, {
      method,
      signal: AbortSignal.timeout(ATTEMPT_MS),
      headers: {
        'content-type': 'application/json',
        // Events carry the id of the request: that is how the oracle finds what came of it.
        'x-request-id': key,
        'idempotency-key': key,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    keepCookies(cookies, response.headers);
    const position = response.headers.get('x-log-position') ?? undefined;
    return { status: response.status, body: JSON.parse(text) as Body, position, headers: response.headers };
  };

  /** The same until there is a definite answer, or one that is late. @throws Error without an answer for long */
  const persist = async (method: string, path: string, body: Body | undefined, key: string) => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await send(method, path, body, key).catch(() => undefined);
      if (answer && (answer.status < 500 || isLate(answer))) return answer;
      if (Date.now() > until) throw new Error(`${method} ${path} is not answered: ${answer?.status ?? 'cut off'}`);
      await delay(AGAIN_MS);
    }
  };

  /** @throws Error for a definite "no", and without an answer */
  const ask = async ({ kind, method, path, body, names = () => ({}), isOnce = false }: Action): Promise<Body> => {
    const call: Call = { key: randomUUID(), kind, userId: 0, answers: [], refusal: undefined };
    calls.push(call);
    let first: Body | undefined;
    const tries = !isOnce && random.chance(ASKS_AGAIN) ? 2 : 1;
    for (let count = 0; count < tries; count++) {
      const answer = await persist(method, path, body, call.key);
      if (answer.status >= 400) {
        call.refusal = String(answer.body['error']);
        throw new Error(`${method} ${path} is refused: ${answer.status} ${call.refusal}`);
      }
      first ??= { ...names(answer.body), ...answer.body };
      const said = { ...answer.body, ...names(answer.body) };
      call.answers.push({ body: JSON.stringify(said), position: answer.position });
    }
    return first ?? {};
  };

  /** Reads what the read models show once they have come as far as this browser has written, and compares. */
  const seesCredits = async (expected: unknown): Promise<void> => {
    const until = Date.now() + PATIENCE_MS / 3;
    while (Date.now() < until) {
      const answer = await persist('GET', '/api/me', undefined, randomUUID());
      if ((isLate(answer) && answer.status === 200) || answer.status >= 500) {
        await delay(AGAIN_MS);
        continue;
      }
      const what = whatIsWrong(answer, expected);
      if (what !== undefined) violations.push({ invariant: 'I11', what });
      return;
    }
    violations.push({ invariant: 'I10', what: 'the read models stay late' });
  };

  return { ask, seesCredits };
};

export type Client = ReturnType<typeof aClient>;
