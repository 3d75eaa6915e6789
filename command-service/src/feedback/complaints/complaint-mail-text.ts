import type { MailText } from '../../mail/mail.ts';
import { timeInWords } from '../../mail/time-in-words.ts';

/** The two sides of a complaint. */
export type Side = 'buyer' | 'reviewer';

/** The content of a mail about a complaint. It waits in a job, so it contains no personal data, only a link to the page. */
export type ComplaintStep =
  | { readonly kind: 'reported'; readonly appealBy: string }
  | { readonly kind: 'appealed' }
  | {
      readonly kind: 'upheld';
      readonly because: 'moderator' | 'no-appeal' | 'reviewer-erased';
      readonly earns: boolean;
      readonly dueAt: string;
    }
  | { readonly kind: 'dismissed'; readonly because: 'moderator' | 'buyer-erased' };

type Paragraphs = { readonly subject: string; readonly text: readonly string[] };

/** The mail to one side; `link` leads to the order, or to the standing of the reviewer. */
export const textOf = (orderId: number, step: ComplaintStep, side: Side, link: string): MailText => {
  const { subject, text } = side === 'buyer' ? toBuyer(orderId, step) : toReviewer(step);
  return { subject, text: [...text, link].join('\n\n').concat('\n') };
};

const toBuyer = (orderId: number, step: ComplaintStep): Paragraphs => {
  switch (step.kind) {
    case 'reported':
      return {
        subject: `We received your complaint about a review of order ${orderId}`,
        text: [
          `The reviewer can appeal until ${timeInWords(step.appealBy)}. Without an appeal your complaint is upheld.`,
          'Follow your complaint here:',
        ],
      };
    case 'appealed':
      return {
        subject: `The reviewer appealed your complaint about order ${orderId}`,
        text: ['A moderator will read your complaint and the appeal, and decide.', 'Read the appeal here:'],
      };
    case 'upheld':
      return {
        subject: `Your complaint about order ${orderId} was upheld`,
        text: [
          `${UPHELD[step.because]} The seat is open again for another reviewer, free of charge.`,
          `If no new review has arrived by ${timeInWords(step.dueAt)}, we automatically refund its part of the price.`,
          'See your order here:',
        ],
      };
    case 'dismissed':
      return {
        subject: `Your complaint about order ${orderId} was dismissed`,
        text: ['A moderator read your complaint and the appeal. The review stands.', 'See your order here:'],
      };
  }
};

const UPHELD = {
  moderator: 'A moderator found the review unusable.',
  'no-appeal': 'The reviewer did not appeal in time.',
  'reviewer-erased': 'The reviewer deleted their account.',
} as const;

const toReviewer = (step: ComplaintStep): Paragraphs => {
  switch (step.kind) {
    case 'reported':
      return {
        subject: 'A buyer reported one of your reviews',
        text: [
          `You can appeal once, until ${timeInWords(step.appealBy)}. A moderator then decides. Without an appeal the complaint is upheld, and a credit the review earned is taken back.`,
          'Read the complaint and answer it here:',
        ],
      };
    case 'appealed':
      return {
        subject: 'We received your appeal',
        text: [
          "A moderator will read the complaint and your appeal, and decide. We'll email you the decision.",
          'See both here:',
        ],
      };
    case 'upheld':
      return {
        subject: 'A complaint about one of your reviews was upheld',
        text: [
          step.because === 'moderator'
            ? 'A moderator read the complaint and your appeal.'
            : 'The time to appeal has passed.',
          ...(step.earns ? ['The credit that the review earned was taken back.'] : []),
          'See your standing here:',
        ],
      };
    case 'dismissed':
      return {
        subject: 'A complaint about one of your reviews was dismissed',
        text: ['Your review stands, and you keep what it earned.', 'See your standing here:'],
      };
  }
};
