import type { CreditEntry } from '@twofold/contracts/credits/api';

/** The event that a line shows, by the name it has in the log. */
const EVENT_NAMES: Readonly<Record<CreditEntry['kind'], string>> = {
  granted: 'CreditsGranted',
  earned: 'CreditEarned',
  reserved: 'CreditsReserved',
  spent: 'CreditSpent',
  returned: 'CreditReturned',
};

/** What an app is called, where the reader knows it. */
export type TitleOf = (productId: number) => string | undefined;

/** What happened, in words for the person whose ledger it is. */
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
      const reviewers = change === -1 ? '1 reviewer asked for' : `${-change} reviewers asked for`;
      return `${reviewers} ${app ?? 'your app'}`;
    }
    case 'spent':
      return `${review}${ofApp} received, reserved credit spent`;
    case 'returned':
      return `Seat${app === undefined ? '' : ` for ${app}`} not used, credit given back`;
  }
};

/** "+1", "−2", "0". */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

/** "CreditEarned 8c1f…04": enough of an id to find the event by. */
export const eventName = ({ kind, eventId }: CreditEntry): string =>
  `${EVENT_NAMES[kind]} ${eventId.slice(0, 4)}…${eventId.slice(-2)}`;
