import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { isErased, personal } from '../personal.ts';
import { earlierVersion, versioned } from '../versioned.ts';

const ofUser = { sealedWith: 'user', of: 'userId' } as const;
const userId = z.int().positive();
const text = z.string().max(100);

/** Version 1: in kilograms. */
const version1 = z.object({ userId, to: personal(text, ofUser), kilograms: z.number() });
/** Version 2: in whole grams. */
const version2 = z.object({ userId, to: personal(text, ofUser), grams: z.int() });

/** The worked example of `CONTRIBUTING.md`: an event that has changed twice. */
export const parcelEvents = {
  ParcelSent: versioned(
    // Version 3: the address has the name used on screens, and includes the country if known.
    z.object({ userId, recipient: personal(text, ofUser), grams: z.int(), country: z.string().length(2).optional() }),
    [
      earlierVersion(version1, ({ kilograms, ...data }) => ({ ...data, grams: Math.round(kilograms * 1_000) })),
      earlierVersion(version2, ({ to, ...data }) => ({ ...data, recipient: to, ...countryIn(to) })),
    ],
  ),
  ParcelLost: z.object({ userId, grams: z.int() }),
};
export type ParcelEvent = EventOf<typeof parcelEvents>;

/** The country at the end of an address, such as “, FR”. */
const countryIn = (to: z.output<typeof version2>['to']) => {
  const country = isErased(to) ? undefined : /, ([A-Z]{2})$/.exec(to)?.[1];
  return country === undefined ? {} : { country };
};

/** The same parcel, as each version stored it. */
export const aParcelOfVersion = {
  1: { userId: 17, to: 'Ada, Paris, FR', kilograms: 1.2 },
  2: { userId: 17, to: 'Ada, Paris, FR', grams: 1_200 },
  3: { userId: 17, recipient: 'Ada, Paris, FR', grams: 1_200, country: 'FR' },
} as const;
