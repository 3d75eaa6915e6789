import type { Draft } from '../call.ts';

/** What every write may answer before its handler runs. */
const OF_WRITES = [400, 403, 413, 415];
/** What a read answers to a user who says that they have it already. */
const OF_READS = [304];
/** What the server itself answers to heads that it cannot read, or that name another host. */
const OF_HEADS = [400, 417, 421, 431];
/** What any path of ours may answer to any method. No 5xx is among them. */
const ANYWHERE = [200, 201, 204, 304, 400, 401, 402, 403, 404, 405, 409, 413, 415, 422, 429, 431];

/** Statuses that an answer may have (D-30, and what the contract says of the call). */
export const listedStatuses = ({ call, isElsewhere }: Pick<Draft, 'call' | 'isElsewhere'>): ReadonlySet<number> => {
  const own = [...call.answers, ...OF_HEADS, ...(call.method === 'GET' ? OF_READS : OF_WRITES)];
  return new Set(isElsewhere ? [...own, ...ANYWHERE] : own);
};
