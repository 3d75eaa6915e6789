import { isErased } from '@twofold/contracts/personal';
import { personalFieldsOfEvents } from '@twofold/keyring/personal-fields';
import { personalParts } from '@twofold/keyring/personal-parts';
import { HOLDS, invariant } from '../invariant.ts';
import type { KnownEvent } from '../known-event.ts';

/** Of the subject of a key: a stream with a field that cannot be read, and whether the log records an erasure. */
type Erasure = { readonly subject: string; readonly unreadableIn?: string; readonly isRecorded?: boolean };

/** The subjects whose keys are deleted after this event. */
const erasedBy = ({ type, data }: KnownEvent): readonly string[] => {
  switch (type) {
    case 'UserErased':
      return [`user-${data.userId}`];
    case 'ProductTakenDown':
      return [`report-${data.productId}`];
    case 'GuestErased':
      return [`order-${data.orderId}`];
    case 'KeyDestroyed':
      return [data.subject];
    case 'BriefAccessErased':
      return [`access-${data.requestId}`];
    case 'BriefErased':
      return [`access-${data.requestId}`, `brief-${data.requestId}`];
    default:
      return [];
  }
};

/** The stream of the event that records an erasure. */
const streamOf = (subject: string): string => subject.replace(/^report-/, 'product-').replace(/^access-/, 'brief-');

const unreadableIn = (event: KnownEvent): readonly string[] =>
  personalParts(event, personalFieldsOfEvents).flatMap(({ value, subject }) =>
    // Nearly all values are texts: they are not the mark of an erased field, which takes no schema to see.
    subject !== undefined && typeof value === 'object' && isErased(value) ? [subject] : [],
  );

/** The reverse of `nothing-personal-after-erasure`. Notes a stream of each subject that cannot be read, and each erasure. */
export const unreadableOnlyWhenErased = invariant<Erasure>({
  name: 'unreadable-only-when-erased',
  claim: 'no key was deleted without an erasure in the log',
  keys: (event) => {
    const subjects = [...unreadableIn(event), ...erasedBy(event)];
    return subjects.length === 0 ? undefined : subjects;
  },
  take: (event, notes) => {
    for (const subject of unreadableIn(event)) {
      const before = notes.get(subject);
      if (before?.unreadableIn === undefined) notes.set(subject, { ...before, subject, unreadableIn: event.stream });
    }
    for (const subject of erasedBy(event)) notes.set(subject, { ...notes.get(subject), subject, isRecorded: true });
    return HOLDS;
  },
  end: ({ subject, unreadableIn: stream, isRecorded = false }) => {
    if (isRecorded || stream === undefined) return [];
    return [
      {
        stream,
        says: `cannot be read: the key of ${subject} was deleted, and no erasure is recorded`,
        unless: { stream: streamOf(subject), holds: (event) => erasedBy(event).includes(subject) },
      },
    ];
  },
});
