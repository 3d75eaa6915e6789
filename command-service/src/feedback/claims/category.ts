import { claimEvents } from '@twofold/contracts/feedback/events';
import type { Category } from '../../category.ts';
import { claimsDecider, type ClaimCommand, type Claims } from './decider.ts';

/** Streams `claims-<userId>`. */
export const claimsCategory: Category<typeof claimEvents, Claims, ClaimCommand> = {
  name: 'claims',
  events: claimEvents,
  decider: claimsDecider,
};
