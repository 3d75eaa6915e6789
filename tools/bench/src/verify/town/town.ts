import type { Subject } from '@twofold/keyring/keyring';
import { seededRandom, type Random } from '../../data/random.ts';
import { track, type Track } from './step.ts';

/** A user with an account who is not busy with anything else, and what a writer knows of them. */
export type Person = {
  readonly userId: number;
  readonly actor: string;
  readonly account: Track;
  readonly ledger: Track;
  /** How many credits they can spend. */
  credits: number;
  /** The newest app they have reviewed: they only go on to newer ones, and so review none twice. */
  lastReviewed: number;
  app: App | undefined;
};

export type App = { readonly productId: number; readonly ownerId: number | undefined };

/** What people in different lives know of each other. It stays as large as it is, however long a town lives. */
export type Town = {
  readonly random: Random;
  /** Another number each time, from 1 on, of each kind of thing. */
  readonly nextId: (kind: 'user' | 'product' | 'review' | 'order') => number;
  /** People who have time, and apps that can be reviewed. */
  readonly people: Person[];
  readonly apps: App[];
  /** What was asked of the read model of apps: with no one while a user writes to it. */
  readonly requests: Track[];
  /** Whose keys are to be deleted, as the keyring names them, once everything is recorded. */
  readonly erased: Subject[];
};

/** More people than this move away, and more apps are forgotten. */
const MOST = { people: 3_000, apps: 500 };

export const foundTown = (seed: number): Town => {
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

/** They have time again. */
export const goHome = ({ people, random }: Town, ...home: readonly Person[]): void => {
  people.push(...home);
  while (people.length > MOST.people) people.splice(random.between(0, people.length - 1), 1);
};

export const publish = ({ apps }: Town, app: App): void => {
  apps.push(app);
  if (apps.length > MOST.apps) apps.shift();
};

const TRIES = 12;

/** A user who fits and has time, and from now on has none; undefined when no one is found. */
export const callUp = (
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

/** A user who may review an app: not their own, and none that they have reviewed before. */
export const callReviewer = (town: Town, { productId, ownerId }: App): Person | undefined =>
  callUp(town, (person) => person.userId !== ownerId && person.lastReviewed < productId);
