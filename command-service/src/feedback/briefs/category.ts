import { briefEvents } from '@twofold/contracts/feedback/brief-events';
import type { Category } from '../../category.ts';
import { briefDecider, type Brief, type BriefCommand } from './decider.ts';

/** Streams `brief-<requestId>`. */
export const briefCategory: Category<typeof briefEvents, Brief, BriefCommand> = {
  name: 'brief',
  events: briefEvents,
  decider: briefDecider,
};
