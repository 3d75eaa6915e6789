import { isErased } from '@twofold/contracts/personal';
import { personalFieldsOfEvents } from '@twofold/keyring/personal-fields';
import { personalParts } from '@twofold/keyring/personal-parts';
import { faults, HOLDS, type FaultAtEnd, type Invariant } from '../invariant.ts';

/** Holds one number for each address. */
export const oneOwnerOfAnAddress: Invariant = {
  name: 'one-owner-of-an-address',
  claim: 'an e-mail address belongs to one person at a time, and only they let go of it',
  start: () => {
    const owners = new Map<string, number>();
    return {
      take: (event) => {
        if (event.type !== 'EmailClaimed' && event.type !== 'EmailReleased') return HOLDS;
        const { userId } = event.data;
        const owner = owners.get(event.stream);
        if (event.type === 'EmailClaimed') {
          owners.set(event.stream, userId);
          return faults([owner !== undefined, `was given to user ${userId} while it was that of user ${owner}`]);
        }
        if (owner === userId) owners.delete(event.stream);
        return faults([owner !== userId, `was let go of by user ${userId}, whose it was not`]);
      },
    };
  },
};

/** Deleting a key is the last step of erasing, after all others; a crash in between is made up for within this time. */
const GRACE_MS = 15 * 60_000;

/** Holds one word for each person and each report with something readable, and for each that was erased. */
export const nothingPersonalAfterErasure = (now: () => Date): Invariant => ({
  name: 'nothing-personal-after-erasure',
  claim: 'of a person who was erased, and of a report that was taken down, nothing personal can be read any more',
  start: () => {
    const readable = new Map<string, string>();
    const erased = new Map<string, string>();
    return {
      take: (event) => {
        for (const { value, subject } of personalParts(event, personalFieldsOfEvents)) {
          if (subject !== undefined && !isErased(value)) readable.set(subject, event.stream);
        }
        const subject =
          event.type === 'UserErased'
            ? `user-${event.data.userId}`
            : event.type === 'ProductTakenDown' && `report-${event.data.productId}`;
        if (subject === false || now().getTime() - Date.parse(event.recordedAt) < GRACE_MS) return HOLDS;
        erased.set(subject, event.stream);
        return HOLDS;
      },
      end: (): readonly FaultAtEnd[] =>
        [...erased.keys()].flatMap((subject) => {
          const stream = readable.get(subject);
          return stream === undefined ? [] : [{ stream, says: `can be read, though ${subject} was erased` }];
        }),
    };
  },
});

/** Holds one word for each person. */
export const nothingAfterErasure: Invariant = {
  name: 'nothing-after-erasure',
  claim: 'an account is made once, and nothing happens to it after it was erased',
  start: () => {
    const seen = new Map<string, 'there' | 'erased'>();
    return {
      take: ({ stream, type }) => {
        if (!stream.startsWith('user-')) return HOLDS;
        const before = seen.get(stream);
        seen.set(stream, type === 'UserErased' || before === 'erased' ? 'erased' : 'there');
        return faults(
          [before === 'erased', `says ${type} of somebody who was erased`],
          [before === 'there' && type === 'UserRegistered', 'was registered a second time'],
        );
      },
    };
  },
};
