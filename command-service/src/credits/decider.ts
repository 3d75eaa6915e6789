import type { CreditEvent } from '@twofold/contracts/credits/events';
import type { Decider } from '../decider.ts';

type Granted = Extract<CreditEvent, { type: 'CreditsGranted' }>['data'];

/** `available` is what can be spent; `reasons` is what credits were given for. */
export type Credits = { readonly available: number; readonly reasons: readonly string[] };

export type GrantCredits = { readonly type: 'GrantCredits'; readonly data: Granted };

const evolve = (credits: Credits, { data }: CreditEvent): Credits => ({
  available: credits.available + data.amount,
  reasons: [...credits.reasons, data.reason],
});

/** What was given once is not given again. */
const decide = ({ data }: GrantCredits, credits: Credits): readonly CreditEvent[] =>
  credits.reasons.includes(data.reason) ? [] : [{ type: 'CreditsGranted', data }];

/** The ledger of one person. Stream: `credits-<userId>`. */
export const creditsDecider: Decider<Credits, GrantCredits, CreditEvent> = {
  initialState: { available: 0, reasons: [] },
  evolve,
  decide,
};
