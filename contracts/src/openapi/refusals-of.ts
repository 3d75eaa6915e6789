import type { ApiCall } from './api-call.ts';

/** The meaning of a refusal, unless the call describes it itself. */
export const USUAL_REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Not logged in, the access token is not valid, or the account is being deleted',
  403: 'You may not do this, the access token may not make this call, a second factor is required, or the request comes from a page of another site',
  404: 'Not found, or you may not see it',
  409: 'The Idempotency-Key was used for another request',
  413: 'The body is larger than 100 kB',
  415: 'The body is not JSON',
  429: 'Too many requests',
  503: 'Temporarily unavailable. The same request may succeed a moment later',
};

/** The error statuses of a call, with their reasons: those of its kind, and its own. */
export const refusalsOf = (call: ApiCall): ReadonlyMap<number, string> => {
  // Every call refuses a token that is invalid or lacks the scope, and limits guesses.
  const statuses = new Set<number>([400, 401, 403, 429, 503]);
  if (call.method !== 'get') for (const status of [413, 415]) statuses.add(status);
  if (call.params !== undefined) statuses.add(404);
  if (call.tag === 'Operations' || call.tag === 'Moderation') statuses.add(404);
  if (call.isWrite) statuses.add(409);
  for (const status of Object.keys(call.refusals ?? {})) statuses.add(Number(status));
  const entries = [...statuses].toSorted((one, other) => one - other);
  return new Map(entries.map((status) => [status, textOf(call, status)]));
};

const textOf = (call: ApiCall, status: number): string => {
  const own = call.refusals?.[status];
  const usual = USUAL_REFUSALS[status] ?? 'Refused';
  if (own === undefined) return usual;
  // Adds the general reasons for refusing a write to the call's own.
  const isShared = status === 409 && call.isWrite && !own.includes('Idempotency-Key');
  return isShared ? `${own}. Also if the Idempotency-Key was used for another request` : own;
};
