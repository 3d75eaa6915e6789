import type { Tier } from '@twofold/contracts/orders/events';
import { PLANS } from '@twofold/contracts/orders/plans';

/** What there is to tell a buyer; nothing of it is personal, since it waits in a job. */
export type OrderMail =
  | {
      readonly kind: 'order-confirmed';
      readonly tier: Tier;
      readonly amountCents: number;
      readonly livemode: boolean;
      readonly dueAt: string;
    }
  | { readonly kind: 'refund'; readonly amountCents: number; readonly missing: number };

/** Subject and text of a mail; `link` leads to the order. */
export const textOf = (
  orderId: number,
  mail: OrderMail,
  link: string | undefined,
): { readonly subject: string; readonly text: string } => {
  const ending = link === undefined ? '' : `\n\n${link}`;
  if (mail.kind === 'refund') {
    const { missing, amountCents } = mail;
    return {
      subject: `Your refund for order ${orderId}`,
      text: `${reviews(missing)} of your order ${orderId} did not come in time, so ${dollars(amountCents)} go back to the card that paid.

Banks take a few days to show it. You need not do anything.${ending}
`,
    };
  }
  const { tier, amountCents, livemode, dueAt } = mail;
  const { name, reviewers } = PLANS[tier];
  const free = livemode ? '' : '\n\nThis was a test: no money has moved.';
  return {
    subject: `Your order ${orderId}: ${name}`,
    text: `Thank you. Your payment of ${dollars(amountCents)} for ${name} has arrived.

${reviews(reviewers)} will be there by ${inWords(dueAt)}. What is missing then is refunded by itself.

Follow your order here:${ending}${free}
`,
  };
};

const reviews = (count: number): string => (count === 1 ? 'One review' : `${count} reviews`);

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const inWords = (iso: string): string => {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-US', format).format(new Date(iso))} UTC`;
};
