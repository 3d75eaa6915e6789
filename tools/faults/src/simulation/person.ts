import { browserOf, type Window } from './action.ts';

/** Somebody: whom an address belongs to in the world, with an account or without. All their windows know the same. */
export type Person = {
  readonly email: string;
  userId: number | undefined;
  /** The last one that they know to be theirs. */
  password: string | undefined;
  readonly formerWords: string[];
};

/** Everybody who is there when a run begins has an account. */
export const founderOf = (userId: number): Person => ({
  email: `person.${userId}@example.com`,
  userId,
  password: `first word of ${userId}`,
  formerWords: [],
});

export const visitorOf = (number: number): Person => ({
  email: `visitor.${number}@example.com`,
  userId: undefined,
  password: undefined,
  formerWords: [],
});

/** The two windows of a founder are in one browser; each has a session of its own. */
export const windowOf = (number: number, sessionId?: string): Window => ({
  browser: browserOf(number),
  address: `192.0.2.${number % 250}`,
  sessionId,
});
