import type { Tier } from '@twofold/contracts/orders/events';
import { PLANS } from '@twofold/contracts/orders/plans';
import type { MailText } from '../mail/mail.ts';
import { timeInWords } from '../mail/time-in-words.ts';

/** The content of a mail to a buyer, without personal data, since it waits in a job. */
export type OrderMail =
  | { readonly kind: 'order-confirmed'; readonly tier: Tier; readonly amountCents: number; readonly dueAt: string }
  | { readonly kind: 'email-given' }
  | { readonly kind: 'refund'; readonly amountCents: number; readonly missing: number };

type Order = { readonly orderId: number; readonly livemode: boolean };

/** Subject and text of a mail; `link` leads to the order. */
export const textOf = (order: Order, mail: OrderMail, link: string): MailText => {
  const { subject, text } = paragraphsOf(order, mail);
  const free = order.livemode ? [] : ['This was a test: no money has moved.'];
  return { subject, text: [...text, link, ...free].join('\n\n').concat('\n') };
};

const paragraphsOf = (order: Order, mail: OrderMail): Paragraphs => {
  switch (mail.kind) {
    case 'order-confirmed':
      return confirmation(order, mail);
    case 'refund':
      return refund(order, mail);
    case 'email-given':
      return emailGiven(order);
  }
};

type MailOf<Kind extends OrderMail['kind']> = Extract<OrderMail, { kind: Kind }>;
type Paragraphs = { readonly subject: string; readonly text: readonly string[] };

const confirmation = ({ orderId }: Order, { tier, amountCents, dueAt }: MailOf<'order-confirmed'>): Paragraphs => {
  const { name, reviewers } = PLANS[tier];
  return {
    subject: `Your order ${orderId}: ${name}`,
    text: [
      `Thank you. Your payment of ${dollars(amountCents)} for ${name} has arrived.`,
      `${reviews(reviewers)} will arrive by ${timeInWords(dueAt)}. We automatically refund any review that is still missing then.`,
      'Follow your order here:',
    ],
  };
};

const refund = ({ orderId }: Order, { missing, amountCents }: MailOf<'refund'>): Paragraphs => ({
  subject: `Your refund for order ${orderId}`,
  text: [
    `${reviews(missing)} of your order ${orderId} did not arrive, so we refunded ${dollars(amountCents)} to the card you paid with.`,
    "It can take your bank a few days to show it. You don't need to do anything. See your order here:",
  ],
});

const emailGiven = ({ orderId }: Order): Paragraphs => ({
  subject: `Emails about your order ${orderId}`,
  text: [
    'From now on, we email this address when a review arrives for your order, or a refund is made.',
    'Follow your order here:',
  ],
});

const reviews = (count: number): string => (count === 1 ? 'One review' : `${count} reviews`);

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
