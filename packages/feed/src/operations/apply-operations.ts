import { headOf } from '@twofold/event-store/followers/progress';
import type { ClientBase } from 'pg';
import { isDataError } from '../failures.ts';
import { standingOf, type FeedContext, type Member } from '../member.ts';
import { persistently } from '../patience.ts';
import { retryStream, skipAndRetry, type Release } from '../release.ts';
import { askedUpTo, type Asked } from './asked.ts';
import { endRequests, noteAsked, notEnded } from './recorded-requests.ts';

/** Keeps a member out of its group for the time of some work. */
type Apart = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Applies operators' requests to a member, in the order of the log, up to the member's position. The application of a
 * request is recorded in the transaction of its last effect; a kill in between starts it again, and effects already
 * done are skipped.
 *
 * @returns `rebuilt` when the member's tables were replaced, so that it must start again; else when the signal aborts
 * @throws Fenced when another process follows
 */
export const applyOperations = async (
  context: FeedContext,
  member: Member,
  apart: Apart,
): Promise<'rebuilt' | 'ended'> => {
  const { asked, patience } = member;
  const { signal } = patience;
  signal.addEventListener('abort', asked.notify);
  try {
    while (!signal.aborted) {
      const request = await persistently(patience, () => nextRequest(context, member));
      if (request === undefined) await asked.notified();
      else if ((await apart(() => apply(context, member, request))) === 'rebuilt') return 'rebuilt';
    }
    return 'ended';
  } finally {
    signal.removeEventListener('abort', asked.notify);
  }
};

/** A handler that starts from the beginning needs no earlier rebuild. */
export const skipRebuilds = async ({ store, pool, schema }: FeedContext, { handler }: Member): Promise<void> => {
  const head = await headOf(store);
  if (head === undefined) return;
  const asked = (await askedUpTo(store, handler.name, head)).filter(({ operation }) => operation === 'rebuild');
  if (asked.length === 0) return;
  await noteAsked(pool, schema, asked);
  await endRequests(pool, schema, asked, { outcome: 'not-needed' });
};

const nextRequest = async ({ store, pool, schema }: FeedContext, member: Member): Promise<Asked | undefined> => {
  const { name, rebuild } = member.handler;
  const { position } = standingOf(member);
  if (position === undefined) return undefined;
  const asked = await askedUpTo(store, name, position);
  const applicable = asked.filter(({ operation }) => operation !== 'rebuild' || rebuild !== undefined);
  const waiting = await notEnded(pool, schema, name, applicable);
  await noteAsked(pool, schema, waiting);
  return waiting[0];
};

const apply = async (context: FeedContext, member: Member, asked: Asked): Promise<'rebuilt' | 'applied'> => {
  const { patience } = member;
  const onEnd = (client: ClientBase, release: Release): Promise<unknown>[] => [
    endRequests(client, context.schema, [asked], release),
  ];
  switch (asked.operation) {
    case 'rebuild':
      return (await rebuildOrStop(member)) ? 'rebuilt' : 'applied';
    case 'retry':
      await persistently(patience, () => retryStream(context, member, asked.stream, onEnd));
      return 'applied';
    case 'skip':
      await persistently(patience, () => skipAndRetry(context, member, asked, onEnd));
      return 'applied';
  }
};

/** Poison stops a rebuild, as its record states; the current tables stay in use. */
const rebuildOrStop = async ({ handler, patience }: Member): Promise<boolean> => {
  try {
    await persistently(patience, async () => handler.rebuild?.(patience.signal));
    return true;
  } catch (error) {
    if (!isDataError(error)) throw error;
    return false;
  }
};
