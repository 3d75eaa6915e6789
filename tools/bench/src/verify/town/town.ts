import type { Subject } from '@twofold/keyring/keyring';
import { seededRandom, type Random } from '../../data/random.ts';
import { track, type Track } from './step.ts';

/** A user with an account, and what the generator must know about them. */
export type Person = {
  readonly userId: number;
  readonly actor: string;
  readonly account: Track;
  readonly ledger: Track;
  /** How many credits the user can spend. */
  credits: number;
  /** The newest app that the user has reviewed. They only review newer ones, and so none twice. */
  lastReviewed: number;
  app: App | undefined;
};

export type App = { readonly productId: number; readonly ownerId: number | undefined };

/** What different lives share. Its size is limited, so that a log can be as long as needed. */
export type Town = {
  readonly random: Random;
  /** The next id of each kind, from 1 on. */
  readonly nextId: (kind: 'user' | 'product' | 'review' | 'order') => number;
  /** Users who take part in no life at the moment, and apps that can be reviewed. */
  readonly people: Person[];
  readonly apps: App[];
  /** The stream of requests to the read model of apps; empty while a life writes to it. */
  readonly requests: Track[];
  /** The subjects whose keys must be erased after everything is recorded. */
  readonly erased: Subject[];
};

/** At most so many users and apps are kept. Others are dropped. */
const MAX_COUNT = { people: 3_000, apps: 500 };

export const createTown = (seed: number): Town => {
  const ids = { user: 0, product: 0, review: 0, order: 0 };
  return {
    random: seededRandom(seed),
    nextId: (kind) => ++ids[kind],
    people: [],
    apps: [],
    requests: [track('operations', 'products')],
    erased: [],
  };
};

export const aPerson = (userId: number): Person => ({
  userId,
  actor: `user-${userId}`,
  account: track('user', userId),
  ledger: track('credits', userId),
  credits: 0,
  lastReviewed: 0,
  app: undefined,
});

/** Makes users available to other lives again. */
export const release = ({ people, random }: Town, ...home: readonly Person[]): void => {
  people.push(...home);
  while (people.length > MAX_COUNT.people) people.splice(random.between(0, people.length - 1), 1);
};

export const publish = ({ apps }: Town, app: App): void => {
  apps.push(app);
  if (apps.length > MAX_COUNT.apps) apps.shift();
};

const TRIES = 12;

/** Takes an available user for whom `fits` holds. Undefined when none is found. */
export const engage = (
  { people, random }: Town,
  fits: (person: Person) => boolean = () => true,
): Person | undefined => {
  for (let tries = 0; tries < TRIES && people.length > 0; tries++) {
    const place = random.between(0, people.length - 1);
    const person = people[place];
    if (person === undefined || !fits(person)) continue;
    people.splice(place, 1);
    return person;
  }
  return undefined;
};

/** Takes a user who may review an app: it is not theirs, and they have not reviewed it. */
export const engageReviewer = (town: Town, { productId, ownerId }: App): Person | undefined =>
  engage(town, (person) => person.userId !== ownerId && person.lastReviewed < productId);
