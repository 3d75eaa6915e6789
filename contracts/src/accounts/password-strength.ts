import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

/*
 * Rates how hard a password is to guess. Its dictionaries exceed a megabyte: the web app loads this file when a user
 * types a password, and the command service loads it in the hashing processes.
 */

/** The lowest strong score of zxcvbn's 0 to 4: 10^8 guesses or more. */
const MIN_STRONG_SCORE = 3;
/** Judging takes time quadratic in the length, so only the beginning of a long password is judged. */
const MAX_JUDGED_CHARACTERS = 32;
/** Shorter words do not help an attacker guess. */
const MIN_WORD_LENGTH = 3;

export type PasswordStrength = {
  readonly isStrong: boolean;
  /** One sentence: why the password is weak, or how to improve it. */
  readonly advice: string | undefined;
};

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  translations,
  maxLength: MAX_JUDGED_CHARACTERS,
});

/** `known` are texts that an attacker may know about the user, such as the email address: their words count as guessed. */
export const judgePassword = (password: string, known: readonly string[] = []): PasswordStrength => {
  const words = [...known, 'twofold'].flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u));
  const { score, feedback } = zxcvbn.check(
    password,
    words.filter((word) => word.length >= MIN_WORD_LENGTH),
  );
  return { isStrong: score >= MIN_STRONG_SCORE, advice: feedback.warning ?? feedback.suggestions[0] };
};
