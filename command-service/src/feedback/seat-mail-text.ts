import type { MailText } from '../mail/mail.ts';
import type { RequestedFeedback } from './decider.ts';

/** What became of a seat. */
export type SeatMail = {
  readonly kind: 'seat-reopened' | 'review-delivered';
  readonly requestId: string;
  readonly seat: number;
};

/** What a mail says of one seat of a request; `link` leads to where its reader sees all of them. */
export const textOf = (
  kind: SeatMail['kind'],
  seat: number,
  { request, seats: { seats } }: RequestedFeedback,
  link: string,
): MailText => {
  const place = `Seat ${seat} of ${seats.length}`;
  const filled = seats.filter(({ status }) => status === 'filled').length;
  if (kind === 'review-delivered') {
    const delivered = filled === seats.length ? 'All that you asked for are there now.' : countOf(filled, seats.length);
    return {
      subject: 'A review for you has arrived',
      text: `${place}: somebody has reviewed your app. ${delivered}\n\nRead it here:\n\n${link}\n`,
    };
  }
  return {
    subject: 'A seat is open again',
    text: `${place}: whoever had taken it will not review your app, and others may take it now.

You need not do anything. ${makingGood(request)}

${link}
`,
  };
};

const countOf = (filled: number, all: number): string => `${filled} of ${all} reviews are there now.`;

/** What happens when nobody fills it in time. */
const makingGood = ({ origin: { source }, dueAt }: RequestedFeedback['request']): string => {
  const promise = new Date(dueAt).toUTCString();
  return source === 'paid-order'
    ? `A review that is missing on ${promise} is refunded by itself.`
    : `The credit for a review that is missing on ${promise} comes back to you by itself.`;
};
