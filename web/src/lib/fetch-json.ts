import type { ErrorBody } from '@twofold/contracts/error-body';
import { readWhenCaughtUp } from './late-reads.ts';
import { isProvenNow } from './second-factor-demand.ts';
import { reportUnauthorized } from './session-end.ts';

type Refused = NonNullable<ErrorBody['details']>;

/**
 * A failure status. The message is `{status}: {body text, or the status text}` (specification, section 8).
 * `serverText` is the server's text for the user: the `error` of a JSON body, else the plain body, else undefined
 * (D-29). The text of a 500 is not used: the text of the screen is more specific.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly serverText: string | undefined;
  readonly refusedFields: Refused;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const said = status === 500 ? undefined : readServerText(body);
    this.serverText = status === 401 ? ofEndedSession(said) : said;
    this.refusedFields = status === 400 ? readRefusedFields(body) : [];
  }
}

/** The server's text for the user about a failure; undefined without one (or without an answer). */
export const serverTextOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.serverText : undefined;

/** What the server refused in the fields of a body, by their paths; empty if the failure is not about fields. */
export const refusedFieldsOf = (error: unknown): Refused => (error instanceof ApiError ? error.refusedFields : []);

/**
 * Whether the server refused the request, since the item is missing or belongs to someone else (D-11). Later statuses,
 * such as 429, can be tried again.
 */
export const isOutOfReach = (error: unknown): boolean => error instanceof ApiError && error.status <= 404;

/** Reads one JSON document, waiting for a late read model. Throws `ApiError` for every other non-success answer. */
export const getJson = async <Answer>(path: string): Promise<Answer> => answerTo<Answer>(await readWhenCaughtUp(path));

/** Like `getJson`, but returns null for a 401 or an empty answer: being a visitor is not an error. */
export const getJsonUnless401 = async <Answer>(path: string): Promise<Answer | null> => {
  const response = await readWhenCaughtUp(path);
  if (response.status !== 401 && response.status !== 204) return answerTo<Answer>(response);
  // An unread body would keep the connection open.
  await response.text();
  return null;
};

export type WriteMethod = 'POST' | 'PATCH' | 'DELETE';

/**
 * Sends a write with a new key, so that the server can distinguish a repeat from a second request (D-108). A repeat
 * passes the key of the first try. If the server requires a second factor first, the user is asked, and it is sent
 * again.
 */
export const sendJson = async <Answer>(
  method: WriteMethod,
  path: string,
  body: unknown = {},
  key: string = newKey(),
): Promise<Answer> => {
  const send = async (): Promise<Answer> =>
    answerTo<Answer>(
      await fetch(path, {
        credentials: 'include',
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      }),
    );
  try {
    return await send();
  } catch (error) {
    if (await isProvenNow(error)) return send();
    throw error;
  }
};

async function answerTo<Answer>(response: Response): Promise<Answer> {
  if (response.status === 401) reportUnauthorized();
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  const answer: Answer = await response.json();
  return answer;
}

/** A refused login has its own text. Every other 401 means that the session has ended (D-135). */
const ofEndedSession = (serverText: string | undefined): string | undefined =>
  serverText === 'Not logged in' ? 'Your session has ended. Log in again.' : serverText;

function readServerText(body: string): string | undefined {
  const json = readJson(body);
  // An HTML page of a proxy is not a text for users.
  if (json === undefined) return body.trim().startsWith('<') ? undefined : body.trim() || undefined;
  return typeof json?.error === 'string' ? json.error : undefined;
}

function readRefusedFields(body: string): Refused {
  const details = readJson(body)?.details;
  return Array.isArray(details) ? details.filter(isRefusal) : [];
}

const isRefusal = (detail: unknown): detail is Refused[number] => {
  const { path, message } = (detail ?? {}) as Readonly<Record<string, unknown>>;
  return typeof path === 'string' && typeof message === 'string';
};

/** The body of a failure as JSON, not validated; undefined if it is not JSON. */
function readJson(body: string): Readonly<Record<keyof ErrorBody, unknown>> | null | undefined {
  try {
    return JSON.parse(body) as Readonly<Record<keyof ErrorBody, unknown>> | null;
  } catch {
    return undefined;
  }
}

/** A UUID; `crypto.randomUUID` does not exist on a plain http origin other than localhost. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
