import { headOf } from '@twofold/event-store/followers/progress';
import type { ClientBase } from 'pg';
import { isDataError } from '../failures.ts';
import { stateOf, type FeedContext, type Member } from '../member.ts';
import { retryOutages } from '../retry.ts';
import { retryStream, skipAndRetry, type Release } from '../release.ts';
import { requestsUpTo, type OperationRequest } from './requests.ts';
import { endRequests, recordRequests, unfinished } from './recorded-requests.ts';

/** Keeps a member out of its group while some work runs. */
type WhileDetached = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Applies operators' requests to a member, in the order of the log, up to the member's position. A request is recorded as
 * applied in the transaction of its last effect. After a kill before that it is applied again, and effects already done
 * are skipped.
 *
 * @returns `rebuilt` if the member's tables were replaced, so that it must start again; `ended` when the signal aborts
 * @throws Fenced when another process follows
 */
export const applyOperations = async (
  context: FeedContext,
  member: Member,
  whileDetached: WhileDetached,
): Promise<'rebuilt' | 'ended'> => {
  const { requested, retry } = member;
  const { signal } = retry;
  signal.addEventListener('abort', requested.notify);
  try {
    while (!signal.aborted) {
      const request = await retryOutages(retry, () => nextRequest(context, member));
      if (request === undefined) await requested.notified();
      else if ((await whileDetached(() => apply(context, member, request))) === 'rebuilt') return 'rebuilt';
    }
    return 'ended';
  } finally {
    signal.removeEventListener('abort', requested.notify);
  }
};

/** Ends the requests for rebuilds: a handler that starts from the first event needs none of them. */
export const skipRebuilds = async ({ store, pool, schema }: FeedContext, { handler }: Member): Promise<void> => {
  const head = await headOf(store);
  if (head === undefined) return;
  const requests = (await requestsUpTo(store, handler.name, head)).filter(({ operation }) => operation === 'rebuild');
  if (requests.length === 0) return;
  await recordRequests(pool, schema, requests);
  await endRequests(pool, schema, requests, { outcome: 'not-needed' });
};

const nextRequest = async (
  { store, pool, schema }: FeedContext,
  member: Member,
): Promise<OperationRequest | undefined> => {
  const { name, rebuild } = member.handler;
  const { position } = stateOf(member);
  if (position === undefined) return undefined;
  const requests = await requestsUpTo(store, name, position);
  const applicable = requests.filter(({ operation }) => operation !== 'rebuild' || rebuild !== undefined);
  const waiting = await unfinished(pool, schema, name, applicable);
  await recordRequests(pool, schema, waiting);
  return waiting[0];
};

const apply = async (
  context: FeedContext,
  member: Member,
  request: OperationRequest,
): Promise<'rebuilt' | 'applied'> => {
  const { retry } = member;
  const onEnd = (client: ClientBase, release: Release): Promise<unknown>[] => [
    endRequests(client, context.schema, [request], release),
  ];
  switch (request.operation) {
    case 'rebuild':
      return (await rebuildOrStop(member)) ? 'rebuilt' : 'applied';
    case 'retry':
      await retryOutages(retry, () => retryStream(context, member, request.stream, onEnd));
      return 'applied';
    case 'skip':
      await retryOutages(retry, () => skipAndRetry(context, member, request, onEnd));
      return 'applied';
  }
};

/** Poison stops a rebuild: this is recorded, and the current tables stay in use. */
const rebuildOrStop = async ({ handler, retry }: Member): Promise<boolean> => {
  try {
    await retryOutages(retry, async () => handler.rebuild?.(retry.signal));
    return true;
  } catch (error) {
    if (!isDataError(error)) throw error;
    return false;
  }
};
