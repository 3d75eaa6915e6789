import type { Receiver } from '../../reactors/send-command.ts';
import { claimReminderReceiver } from './claim-reminders.ts';
import { createMayClaim } from './may-claim.ts';
import { seatSuggestionReceiver } from './seat-suggestions.ts';

type Deps = Parameters<typeof claimReminderReceiver>[0] &
  Omit<Parameters<typeof seatSuggestionReceiver>[0], 'mayClaim'> &
  Parameters<typeof createMayClaim>[0];

/** Reminders of claims that end soon, and suggestions of open seats that fit. */
export const reminderReceivers = (deps: Deps): readonly Receiver[] => [
  claimReminderReceiver(deps),
  seatSuggestionReceiver({ ...deps, mayClaim: createMayClaim(deps) }),
];
