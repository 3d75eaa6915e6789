import type { Verdict } from '@twofold/contracts/audit/verdict';

/**
 * The verdicts of the followed log, newest first, with one that was just appended: the follower may not have read it
 * yet, and a screen that asks right after the end must find it.
 */
export const verdictsWith = (appended: Verdict | undefined, followed: readonly Verdict[]): readonly Verdict[] =>
  appended === undefined || followed.some(({ verificationId }) => verificationId === appended.verificationId)
    ? followed
    : [appended, ...followed];
