import { browserOf, type Proof, type Window } from './action.ts';
import { STAFF } from './clients.ts';

/** The person an address belongs to, with an account or without. All their windows share this. */
export type Person = {
  readonly email: string;
  userId: number | undefined;
  /** The last one that they know to be theirs. */
  password: string | undefined;
  readonly formerWords: string[];
  /** Moderates apps. */
  readonly isStaff: boolean;
  /** The apps on their phone, by their factors, and those that were on one that is lost. */
  apps: string[];
  readonly lostApps: string[];
  /** Recovery codes that they have not used, and every proof that they gave. */
  codes: Proof[];
  readonly given: Proof[];
};

/** Everybody who is there when a run begins has an account. */
export const founderOf = (userId: number): Person => ({
  email: `person.${userId}@example.com`,
  userId,
  password: `first word of ${userId}`,
  formerWords: [],
  isStaff: STAFF.includes(userId),
  ...noFactors(),
});

export const visitorOf = (number: number): Person => ({
  email: `visitor.${number}@example.com`,
  userId: undefined,
  password: undefined,
  formerWords: [],
  isStaff: false,
  ...noFactors(),
});

const noFactors = () => ({ apps: [], lostApps: [], codes: [], given: [] });

/** The two windows of a founder are in one browser; each has its own session. */
export const windowOf = (number: number, sessionId?: string): Window => ({
  browser: browserOf(number),
  address: `192.0.2.${number % 250}`,
  sessionId,
});
