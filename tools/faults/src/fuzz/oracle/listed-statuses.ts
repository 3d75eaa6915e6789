import type { Draft } from '../call.ts';

/** Statuses of any write, before its handler runs. */
const OF_WRITES = [400, 403, 413, 415];
/** Statuses of any read, for a client that already has the answer. */
const OF_READS = [304];
/** Statuses of the server for headers that it cannot read, or that name another host. */
const OF_HEADS = [400, 417, 421, 431];
/** Statuses of any path and method. None of them is a 5xx. */
const ANYWHERE = [200, 201, 204, 304, 400, 401, 402, 403, 404, 405, 409, 413, 415, 422, 429, 431];

/** The statuses that an answer may have (D-30, and the contract of the call). */
export const listedStatuses = ({ call, isElsewhere }: Pick<Draft, 'call' | 'isElsewhere'>): ReadonlySet<number> => {
  const own = [...call.answers, ...OF_HEADS, ...(call.method === 'GET' ? OF_READS : OF_WRITES)];
  return new Set(isElsewhere ? [...own, ...ANYWHERE] : own);
};
