import type { ComplaintView } from '@twofold/contracts/feedback/complaints/api';
import type { OrderView } from '@twofold/contracts/orders/api';
import { dateTime } from '../../../lib/date-time.ts';

/** The reasons for a complaint. */
export const REASONS: Readonly<Record<ComplaintView['reason'], string>> = {
  'off-topic': 'Off topic',
  'wrong-product': 'Not about this product',
  copied: 'Copied text',
  abusive: 'Abusive',
};

/** The reader's role, which determines the next step. */
export type Reader = 'buyer' | 'reviewer' | 'moderator';

type Decided = NonNullable<ComplaintView['decided']>;

const DECISIONS: Readonly<Record<Decided['because'], string>> = {
  moderator: 'A moderator decided',
  'no-appeal': 'The reviewer did not appeal in time',
  'reviewer-erased': 'The reviewer deleted their account',
  'buyer-erased': 'The buyer deleted their account',
};

/** A complaint. For its buyer it includes the replacement seat, once there is one. */
export type ReadComplaint = ComplaintView & Pick<NonNullable<OrderView['complaint']>, 'replacement'>;

/** The state of a complaint and the next step, in one or two sentences. */
export const standing = (complaint: ReadComplaint, reader: Reader): string => {
  const { state, appealBy, decided, replacement } = complaint;
  const decision = decided && `${DECISIONS[decided.because]} on ${dateTime(decided.at)}.`;
  switch (state) {
    case 'reported':
      return reader === 'reviewer'
        ? `You can appeal once, until ${dateTime(appealBy)}. Without an appeal the complaint is upheld.`
        : `The reviewer can appeal until ${dateTime(appealBy)}. Without an appeal your complaint is upheld.`;
    case 'appealed':
      return reader === 'moderator' ? 'Read both texts, then decide.' : 'A moderator reads both texts and decides.';
    case 'upheld':
      return [decision, reader === 'buyer' ? seatWords(replacement) : CONSEQUENCES[reader]].filter(Boolean).join(' ');
    case 'dismissed':
      return [decision, 'The review stands.'].filter(Boolean).join(' ');
  }
};

const seatWords = (replacement: ReadComplaint['replacement']): string => {
  if (replacement?.state === 'delivered') return 'Another reviewer took the seat, free of charge.';
  if (replacement?.state === 'closed') return 'No other reviewer took the seat in time, so it is refunded.';
  return 'The seat is open again for another reviewer, free of charge.';
};

const CONSEQUENCES: Readonly<Record<Exclude<Reader, 'buyer'>, string>> = {
  reviewer: 'If the review earned a credit, it is taken back.',
  moderator: 'The seat is open again, and the credit is taken back.',
};
