import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

/*
 * Rates how hard a password is to guess. Its dictionaries exceed a megabyte: the web app loads this file when a user
 * types a password, and the command service loads it in the hashing processes.
 */

/** Of zxcvbn's scores from 0 to 4: 10^8 guesses or more. */
const STRONG_FROM = 3;
/** Judging takes time by the square of the length, so a long password is judged by its beginning. */
const JUDGED_CHARACTERS = 32;
/** Shorter words are no help to who guesses. */
const MIN_WORD = 3;

export type PasswordStrength = {
  readonly isStrong: boolean;
  /** What makes a weak password weak, or what to do about it, in a sentence. */
  readonly advice: string | undefined;
};

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  translations,
  maxLength: JUDGED_CHARACTERS,
});

/**
 * `known` are texts that an attacker may know about the user, such as the email address: their words count as guessed.
 */
export const judgePassword = (password: string, known: readonly string[] = []): PasswordStrength => {
  const words = [...known, 'twofold'].flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u));
  const { score, feedback } = zxcvbn.check(
    password,
    words.filter((word) => word.length >= MIN_WORD),
  );
  return { isStrong: score >= STRONG_FROM, advice: feedback.warning ?? feedback.suggestions[0] };
};
