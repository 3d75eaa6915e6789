import { applyAlone } from './apply-alone.ts';
import { advanceOne } from './advance.ts';
import { chunksUpTo } from './batches.ts';
import { join, type Group } from './group.ts';
import { stateOf, type FeedContext, type Member } from './member.ts';
import { retryOutages } from './retry.ts';

/** Has a member follow the log until its signal aborts: in the group if possible, otherwise alone. @throws Fenced */
export const follow = async (context: FeedContext, group: Group, member: Member): Promise<void> => {
  const { retry, moved } = member;
  const { signal } = retry;
  signal.addEventListener('abort', moved.notify);
  try {
    while (!signal.aborted) {
      if (!group.members.has(member)) {
        await retryOutages(retry, () => catchUp(context, group, member));
        const hasJoined = await retryOutages(retry, () => catchUpAndJoin(context, group, member));
        if (!hasJoined && !isWaiting(group, member)) continue;
      }
      await moved.notified();
    }
  } finally {
    signal.removeEventListener('abort', moved.notify);
  }
};

/** The member has processed everything offered to the group and may not join, or is ahead of the group. */
const isWaiting = ({ position: target }: Group, member: Member): boolean => {
  const { position } = stateOf(member);
  return target === undefined || (position !== undefined && position >= target);
};

/** Reads the events that were offered to the group but not to the member. */
const pending = ({ store, limits }: FeedContext, { position: target }: Group, member: Member) => {
  const { position } = stateOf(member);
  if (target === undefined || (position !== undefined && position >= target)) return undefined;
  return chunksUpTo(store.readAll(position === undefined ? {} : { after: position }), target, limits);
};

const catchUp = async (context: FeedContext, group: Group, member: Member): Promise<void> => {
  for await (const events of pending(context, group, member) ?? []) await applyAlone(context, member, events);
};

/**
 * The last step happens while the group waits; otherwise a member would never reach a busy group. It is one attempt at
 * one chunk: anything longer is done alone. Returns whether the member has joined.
 */
const catchUpAndJoin = (context: FeedContext, group: Group, member: Member): Promise<boolean> =>
  group.exclusively(async () => {
    member.retry.signal.throwIfAborted();
    if (member.isDetached) return false;
    if (group.members.size > 0)
      for await (const events of pending(context, group, member) ?? []) {
        const failure = await member.exclusively(() => advanceOne(context, member, events));
        if (failure !== undefined) return false;
        break;
      }
    return join(group, member);
  });
