import { eventsOf } from './events-in.ts';
import type { Observed, Violation } from './observed.ts';

/** Events that an account may not have before its address is confirmed. */
const TYPES = ['CreditEarned', 'CreditsReserved', 'SeatClaimed'] as const;

/** I7: until its address is confirmed, an account claims no seat, and earns and spends no credit. */
export const checkConfirmations = ({ log }: Observed): Violation[] => {
  const unconfirmed = new Set<number>();
  const violations: Violation[] = [];
  for (const recorded of log) {
    for (const { data } of eventsOf([recorded], 'UserRegistered'))
      if (data.needsConfirmation) unconfirmed.add(data.userId);
    for (const { data } of eventsOf([recorded], 'EmailConfirmed')) unconfirmed.delete(data.userId);
    for (const type of TYPES)
      for (const { data } of eventsOf<(typeof TYPES)[number]>([recorded], type))
        if (unconfirmed.has(data.userId))
          violations.push({ invariant: 'I7', what: `${type} of user ${data.userId}, whose address is not confirmed` });
  }
  return violations;
};
