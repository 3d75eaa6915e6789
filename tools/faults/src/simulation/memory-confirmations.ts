import type { EmailConfirmations } from '@twofold/command-service/accounts/email-confirmations/confirmations';
import type { Crossing } from './faults.ts';
import type { KeptCredentials } from './memory-credentials.ts';

/** The links that confirm addresses, as one process reaches them. They do not expire here. */
export const memoryConfirmations = (
  { hashes, confirmations }: KeptCredentials,
  { effect, look }: Crossing,
): EmailConfirmations => {
  const tokenOf = (linkId: string): string => `confirms-${linkId}`;
  const open: EmailConfirmations['open'] = ({ linkId, userId }) =>
    effect(() => {
      if (hashes.has(userId)) confirmations.set(tokenOf(linkId), userId);
      return Promise.resolve(true);
    });
  return {
    tokenOf: (linkId) => Promise.resolve(tokenOf(linkId)),
    open,
    openAnother: async (link) => {
      await open(link);
      return 0;
    },
    userOf: (token) => look(() => Promise.resolve(confirmations.get(token))),
    forgetOld: () => Promise.resolve(),
  };
};
