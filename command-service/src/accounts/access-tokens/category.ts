import { accessTokenEvents } from '@twofold/contracts/accounts/access-tokens/events';
import type { Category } from '../../category.ts';
import { accessTokenDecider, type AccessTokenCommand, type AccessTokens } from './decider.ts';

/** Streams `tokens-<userId>`. */
export const accessTokenCategory: Category<typeof accessTokenEvents, AccessTokens, AccessTokenCommand> = {
  name: 'tokens',
  events: accessTokenEvents,
  decider: accessTokenDecider,
};
