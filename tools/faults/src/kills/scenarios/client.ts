import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call, Violation } from '../../oracle/observed.ts';
import type { Random } from '../../simulation/random.ts';
import { keepCookies } from '../../keep-cookies.ts';

const ATTEMPT_MS = 20_000;
const PATIENCE_MS = 60_000;
const AGAIN_MS = 25;
/** Some requests are repeated after their answer, as when a page is reloaded or a button is pressed twice. */
const REPEATS = 0.15;

type Body = Record<string, unknown>;

/** A request of a user. `names` maps the answer to the names of the events' fields. */
export type Action = {
  readonly kind: Call['kind'];
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: Body;
  readonly names?: (answer: Body) => Body;
  /** Never repeated after its answer. */
  readonly isOnce?: boolean;
};

type Answer = { readonly status: number; readonly body: Body; readonly position: string | undefined };

export type ClientDeps = {
  /** The current address of the services; waits while they restart. */
  readonly url: () => Promise<string>;
  readonly calls: Call[];
  readonly violations: Violation[];
  readonly random: Random;
};

const isLate = ({ headers }: { readonly headers: Headers }): boolean => headers.get('x-read-model') !== null;

/** Even while a read model is late, a logged-in user must not be treated as logged out. */
const whatIsWrong = ({ status, body }: Answer, credits: unknown): string | undefined => {
  if (status !== 200) return `a logged-in user is answered ${status}`;
  if (body['credits'] === credits) return undefined;
  return `${String(credits)} credits were answered and ${String(body['credits'])} are shown`;
};

/** A browser that keeps cookies, and repeats a request under the same key until it is answered. */
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
        // The oracle finds the effects of a request by its id, which events contain.
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

  /** Repeats a request until there is a definite answer, or one of a late read model. @throws Error after a long time */
  const persist = async (method: string, path: string, body: Body | undefined, key: string) => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await send(method, path, body, key).catch(() => undefined);
      if (answer && (answer.status < 500 || isLate(answer))) return answer;
      if (Date.now() > until) throw new Error(`${method} ${path} is not answered: ${answer?.status ?? 'cut off'}`);
      await delay(AGAIN_MS);
    }
  };

  /** @throws Error for a refusal, and without an answer */
  const ask = async ({ kind, method, path, body, names = () => ({}), isOnce = false }: Action): Promise<Body> => {
    const call: Call = { key: randomUUID(), kind, userId: 0, answers: [], refusal: undefined };
    calls.push(call);
    let first: Body | undefined;
    const tries = !isOnce && random.chance(REPEATS) ? 2 : 1;
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

  /** Checks the shown credits, once the read models include the writes of this browser. */
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
