import type { CreditEntry } from '@twofold/contracts/credits/api';

/** The type of the event behind each kind of line. */
export const EVENT_NAMES: Readonly<Record<CreditEntry['kind'], string>> = {
  granted: 'CreditsGranted',
  earned: 'CreditEarned',
  reserved: 'CreditsReserved',
  spent: 'CreditSpent',
  returned: 'CreditReturned',
  revoked: 'CreditRevoked',
  withheld: 'CreditWithheld',
};

/** The name of an app, if known to the reader. */
export type TitleOf = (productId: number) => string | undefined;

/** The text of a line, for the owner of the ledger. */
export const whatHappened = (entry: CreditEntry, titleOf: TitleOf): string => {
  const { kind, change, reviewId, productId } = entry;
  const app = productId === undefined ? undefined : (titleOf(productId) ?? `App #${productId}`);
  const ofApp = app === undefined ? '' : ` of ${app}`;
  const review = reviewId === undefined ? 'Review' : `Review #${reviewId}`;
  switch (kind) {
    case 'granted':
      return 'Welcome credit';
    case 'earned':
      return `${review}${ofApp} completed`;
    case 'reserved': {
      const reviews = change === -1 ? '1 review' : `${-change} reviews`;
      return `Request placed: ${reviews} of ${app ?? 'your app'}`;
    }
    case 'spent':
      return `${review}${ofApp} received: the reserved credit was spent`;
    case 'returned':
      return `No review${ofApp} in time: the reserved credit was returned`;
    case 'revoked':
      return `${review}${ofApp} was unusable: its credit was ${change === 0 ? 'revoked' : 'taken back'}`;
    case 'withheld':
      return `${review}${ofApp}: the credit was withheld for one that was revoked`;
  }
};

/** "+1", "−2", "0". */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');
