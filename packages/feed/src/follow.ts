import { applyAlone } from './apply-alone.ts';
import { advanceOne } from './advance.ts';
import { chunksUpTo } from './batches.ts';
import { join, type Group } from './group.ts';
import { standingOf, type FeedContext, type Member } from './member.ts';
import { persistently } from './patience.ts';

/** Has a member follow the log until its signal aborts: in the group where it can, else alone. @throws Fenced */
export const follow = async (context: FeedContext, group: Group, member: Member): Promise<void> => {
  const { patience, moved } = member;
  const { signal } = patience;
  signal.addEventListener('abort', moved.notify);
  try {
    while (!signal.aborted) {
      if (!group.members.has(member)) {
        await persistently(patience, () => catchUp(context, group, member));
        const hasJoined = await persistently(patience, () => lastStep(context, group, member));
        if (!hasJoined && !isWaiting(group, member)) continue;
      }
      await moved.notified();
    }
  } finally {
    signal.removeEventListener('abort', moved.notify);
  }
};

/** It has processed everything offered to the group, and may not join, or is ahead of it. */
const isWaiting = ({ position: target }: Group, member: Member): boolean => {
  const { position } = standingOf(member);
  return target === undefined || (position !== undefined && position >= target);
};

/** Reads the events that were offered to the group but not to the member. */
const pending = ({ store, limits }: FeedContext, { position: target }: Group, member: Member) => {
  const { position } = standingOf(member);
  if (target === undefined || (position !== undefined && position >= target)) return undefined;
  return chunksUpTo(store.readAll(position === undefined ? {} : { after: position }), target, limits);
};

const catchUp = async (context: FeedContext, group: Group, member: Member): Promise<void> => {
  for await (const events of pending(context, group, member) ?? []) await applyAlone(context, member, events);
};

/**
 * The last step is done while the group waits, or a member would never reach a group that is busy. It is one attempt at one
 * piece: what takes longer is done alone. Answers whether the member has joined.
 */
const lastStep = (context: FeedContext, group: Group, member: Member): Promise<boolean> =>
  group.exclusively(async () => {
    member.patience.signal.throwIfAborted();
    if (member.isApart) return false;
    if (group.members.size > 0)
      for await (const events of pending(context, group, member) ?? []) {
        const failure = await member.exclusively(() => advanceOne(context, member, events));
        if (failure !== undefined) return false;
        break;
      }
    return join(group, member);
  });
