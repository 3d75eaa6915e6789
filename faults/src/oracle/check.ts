import { checkCalls } from './calls.ts';
import { isUnreadable } from './events-in.ts';
import { checkLedgers } from './ledgers.ts';
import { checkLog } from './log.ts';
import type { Observed, Violation } from './observed.ts';
import { checkPayments } from './payments.ts';
import { checkReadModels } from './read-models.ts';
import { checkRest } from './rest.ts';

/**
 * Judges a run by what could be seen of it: what clients were told, the log, the read models and the world outside. It
 * knows the rules from the specification, and nothing of how they are kept. I12 is not a matter of a run without logs.
 */
export const check = (observed: Observed): readonly Violation[] => {
  const unreadable = observed.log.filter(isUnreadable);
  // No read model can be made of such a log; that is enough, with what the log says of itself.
  if (unreadable.length > 0)
    return [
      ...checkLog(observed),
      ...unreadable.map(({ type, position }) => ({ invariant: 'I5', what: `${type} at ${position} cannot be read` })),
    ];
  return [
    ...checkCalls(observed),
    ...checkLog(observed),
    ...checkReadModels(observed),
    ...checkLedgers(observed),
    ...checkPayments(observed),
    ...checkRest(observed),
  ];
};
