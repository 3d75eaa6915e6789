import { isErased } from '@twofold/contracts/personal';
import { personalFieldsOfEvents } from '@twofold/keyring/personal-fields';
import { personalParts } from '@twofold/keyring/personal-parts';
import { faults, HOLDS, invariant, type Invariant } from '../invariant.ts';
import type { KnownEvent } from '../known-event.ts';

/** Notes one number of each address. */
export const oneOwnerOfAnAddress = invariant<number>({
  name: 'one-owner-of-an-address',
  claim: 'an email address belongs to one account at a time, and only that account releases it',
  keys: ({ type, stream }) => (type === 'EmailClaimed' || type === 'EmailReleased' ? [stream] : undefined),
  take: (event, owners) => {
    if (event.type !== 'EmailClaimed' && event.type !== 'EmailReleased') return HOLDS;
    const { userId } = event.data;
    const owner = owners.get(event.stream);
    if (event.type === 'EmailClaimed') {
      owners.set(event.stream, userId);
      return faults([owner !== undefined, `was given to user ${userId} while it was that of user ${owner}`]);
    }
    if (owner === userId) owners.set(event.stream, undefined);
    return faults([owner !== userId, `was released by user ${userId}, who did not own it`]);
  },
});

/** Deleting the key is the last step of an erasure. After a crash, the step is repeated within this time. */
const GRACE_MS = 15 * 60_000;

/** Of a person or a report: a stream with a personal field that can be read, and whether it was erased. */
type Personal = { readonly subject: string; readonly readableIn?: string; readonly isErased?: boolean };

const readableIn = (event: KnownEvent): readonly string[] =>
  personalParts(event, personalFieldsOfEvents).flatMap(({ value, subject }) =>
    subject === undefined || isErased(value) ? [] : [subject],
  );

const erasedBy = (event: KnownEvent): readonly string[] => {
  if (event.type === 'UserErased') return [`user-${event.data.userId}`];
  return event.type === 'ProductTakenDown' ? [`report-${event.data.productId}`] : [];
};

/** Notes a stream of each person and each report with a readable personal field, and one word of each that was erased. */
export const nothingPersonalAfterErasure = (now: () => Date): Invariant =>
  invariant<Personal>({
    name: 'nothing-personal-after-erasure',
    claim: 'no personal data of an erased person or a removed report can be read',
    keys: (event) => {
      const subjects = [...readableIn(event), ...erasedBy(event)];
      return subjects.length === 0 ? undefined : subjects;
    },
    take: (event, notes) => {
      for (const subject of readableIn(event)) {
        const before = notes.get(subject);
        if (before?.readableIn !== event.stream) notes.set(subject, { ...before, subject, readableIn: event.stream });
      }
      if (now().getTime() - Date.parse(event.recordedAt) < GRACE_MS) return HOLDS;
      for (const subject of erasedBy(event)) notes.set(subject, { ...notes.get(subject), subject, isErased: true });
      return HOLDS;
    },
    end: ({ subject, readableIn: stream, isErased: isOver = false }) =>
      isOver && stream !== undefined ? [{ stream, says: `can be read, though ${subject} was erased` }] : [],
  });

/** Notes one word of each person. */
export const nothingAfterErasure = invariant<'there' | 'erased'>({
  name: 'nothing-after-erasure',
  claim: 'an account is created once, and nothing is recorded for it after its erasure',
  keys: ({ stream }) => (stream.startsWith('user-') ? [stream] : undefined),
  take: ({ stream, type }, seen) => {
    const before = seen.get(stream);
    const after = type === 'UserErased' || before === 'erased' ? 'erased' : 'there';
    if (after !== before) seen.set(stream, after);
    return faults(
      [before === 'erased', `says ${type} of an erased user`],
      [before === 'there' && type === 'UserRegistered', 'was registered a second time'],
    );
  },
});
