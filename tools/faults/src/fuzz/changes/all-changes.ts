import type { Call } from '../call.ts';
import type { WholeExample } from '../draft.ts';
import { bodyChanges } from './body-changes.ts';
import type { Change, Part } from './change.ts';
import { ASKER_CHANGES, HEADER_CHANGES } from './header-changes.ts';
import { METHOD_CHANGES, pathChanges } from './path-changes.ts';
import { queryChanges } from './query-changes.ts';
import { TRANSPORT_CHANGES } from './transport-changes.ts';

/** All that can be done to a call, by the part of the request that it changes. */
export const changesOf = (call: Call, { body }: WholeExample): Readonly<Record<Part, readonly Change[]>> => ({
  // A read that comes with a body is one of many mistakes, and not worth as many requests as the bodies of writes.
  body: call.method === 'GET' ? bodyChanges(undefined).slice(0, 12) : [...bodyChanges(body), ...TRANSPORT_CHANGES],
  path: pathChanges(call),
  query: queryChanges(call),
  headers: HEADER_CHANGES,
  asker: ASKER_CHANGES,
  method: METHOD_CHANGES,
});
