import type { ReminderEvent } from '@twofold/contracts/feedback/reminder-events';
import type { Decider } from '../../decider.ts';

type DataOf<Type extends ReminderEvent['type']> = Extract<ReminderEvent, { type: Type }>['data'];

/** The claims a reviewer was reminded of, the requests that were suggested, and the time of the last suggestion. */
export type Reminders = {
  readonly claims: ReadonlySet<string>;
  readonly suggested: ReadonlySet<string>;
  readonly lastSuggestedAt: string | undefined;
};

export type RemindOfClaim = { readonly type: 'RemindOfClaim'; readonly data: DataOf<'ClaimReminded'> };
export type SuggestSeat = { readonly type: 'SuggestSeat'; readonly data: DataOf<'SeatSuggested'> };
export type ReminderCommand = RemindOfClaim | SuggestSeat;

const DAY_MS = 24 * 3_600_000;

const nameOf = ({ requestId, claimedAt }: DataOf<'ClaimReminded'>): string => `${requestId}/${claimedAt}`;

/** Whether a seat may be suggested: the last suggestion was at least a day ago. */
export const maySuggest = ({ lastSuggestedAt }: Reminders, at: string): boolean =>
  lastSuggestedAt === undefined || Date.parse(at) >= Date.parse(lastSuggestedAt) + DAY_MS;

const evolve = (reminders: Reminders, event: ReminderEvent): Reminders => {
  switch (event.type) {
    case 'ClaimReminded':
      return { ...reminders, claims: new Set([...reminders.claims, nameOf(event.data)]) };
    case 'SeatSuggested': {
      const suggested = new Set([...reminders.suggested, event.data.requestId]);
      return { ...reminders, suggested, lastSuggestedAt: event.data.suggestedAt };
    }
  }
};

const decide = (command: ReminderCommand, reminders: Reminders): readonly ReminderEvent[] => {
  if (command.type === 'RemindOfClaim') {
    const { data } = command;
    return reminders.claims.has(nameOf(data)) ? [] : [{ type: 'ClaimReminded', data }];
  }
  const { data } = command;
  const isKnown = reminders.suggested.has(data.requestId);
  return isKnown || !maySuggest(reminders, data.suggestedAt) ? [] : [{ type: 'SeatSuggested', data }];
};

/** The reminders of one reviewer. Stream: `reminders-<userId>`. */
export const remindersDecider: Decider<Reminders, ReminderCommand, ReminderEvent> = {
  initialState: { claims: new Set(), suggested: new Set(), lastSuggestedAt: undefined },
  evolve,
  decide,
};
