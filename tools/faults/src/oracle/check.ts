import { checkAnalyses } from './analyses.ts';
import { checkBeginnings } from './beginnings.ts';
import { checkCalls } from './calls.ts';
import { checkErasure } from './erasure.ts';
import { checkComplaints } from './complaints.ts';
import { checkComparisons } from './comparisons.ts';
import { checkConfirmations } from './confirmations.ts';
import { isUnreadable } from './events-in.ts';
import { checkLedgers } from './ledgers.ts';
import { checkLog } from './log.ts';
import { checkLimits } from './limits.ts';
import type { Hidden, Observed, Violation } from './observed.ts';
import { checkMails } from './mails.ts';
import { checkPayments } from './payments.ts';
import { checkPeople } from './people.ts';
import { checkReadModels } from './read-models.ts';
import { checkReminders } from './reminders.ts';
import { checkRest } from './rest.ts';
import { checkSecondFactors } from './second-factors.ts';

/**
 * Judges a run by what could be observed: the answers to clients, the log, the read models and the outside world. It knows the
 * rules of the specification, and nothing about the implementation. What a process may not write (I12) is checked where
 * processes run.
 */
export const check = (observed: Observed): readonly Violation[] => {
  const unreadable = observed.log.filter(isUnreadable);
  // Such a log cannot be folded, so that most other checks would fail as well.
  if (unreadable.length > 0)
    return [
      ...checkLog(observed),
      ...unreadable.map(({ type, position }) => ({ invariant: 'I5', what: `${type} at ${position} cannot be read` })),
    ];
  return [
    ...checkCalls(observed),
    ...checkBeginnings(observed),
    ...checkLog(observed),
    ...checkReadModels(observed),
    ...checkLedgers(observed),
    ...checkConfirmations(observed),
    ...checkPayments(observed),
    ...checkRest(observed),
    ...checkMails(observed),
    ...checkReminders(observed),
    ...checkComparisons(observed),
    ...checkComplaints(observed),
    ...checkLimits(observed),
    ...checkSecondFactors(observed),
    ...(observed.hidden ? checkHidden(observed, observed.hidden) : []),
  ];
};

/** The checks that need all keys and all tables. */
const checkHidden = (observed: Observed, hidden: Hidden): Violation[] => [
  ...checkPeople(observed, hidden),
  ...checkErasure(observed, hidden),
  ...checkAnalyses(observed, hidden),
];
