import { creditEvents } from '@twofold/contracts/credits/events';
import type { Category } from '../category.ts';
import { creditsDecider, type Credits, type CreditsCommand } from './decider.ts';

/** Streams `credits-<userId>`. */
export const creditsCategory: Category<typeof creditEvents, Credits, CreditsCommand> = {
  name: 'credits',
  events: creditEvents,
  decider: creditsDecider,
};
