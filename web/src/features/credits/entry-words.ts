import type { CreditEntry } from '@twofold/contracts/credits/api';

/** The event that a line shows, by the name it has in the log. */
const EVENT_NAMES: Readonly<Record<CreditEntry['kind'], string>> = {
  granted: 'CreditsGranted',
  earned: 'CreditEarned',
  reserved: 'CreditsReserved',
  spent: 'CreditSpent',
  returned: 'CreditReturned',
};

const ofApp = ({ productId }: CreditEntry): string => (productId === undefined ? '' : ` of App #${productId}`);

/** What happened, in words for the person whose ledger it is. */
export const whatHappened = (entry: CreditEntry): string => {
  const { kind, change, reviewId, productId } = entry;
  const review = reviewId === undefined ? 'Review' : `Review #${reviewId}`;
  switch (kind) {
    case 'granted':
      return 'Welcome credit';
    case 'earned':
      return `${review}${ofApp(entry)} completed`;
    case 'reserved': {
      const reviewers = change === -1 ? '1 reviewer asked for' : `${-change} reviewers asked for`;
      return `${reviewers} ${productId === undefined ? 'your app' : `App #${productId}`}`;
    }
    case 'spent':
      return `${review}${ofApp(entry)} received, reserved credit spent`;
    case 'returned':
      return `Seat${productId === undefined ? '' : ` for App #${productId}`} not used, credit given back`;
  }
};

/** "+1", "−2", "0". */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

/** "CreditEarned 8c1f…04": enough of an id to find the event by. */
export const eventName = ({ kind, eventId }: CreditEntry): string =>
  `${EVENT_NAMES[kind]} ${eventId.slice(0, 4)}…${eventId.slice(-2)}`;
