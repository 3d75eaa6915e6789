import type { OrderView } from '@twofold/contracts/orders/api';
import { shortDate } from '../../../lib/day-of.ts';
import { unbroken } from '../../../lib/unbroken.ts';
import { refundWords } from '../seats/seat-words.ts';
import { deliveredWords, dollars, hoursLeft, joinFacts } from '../words.ts';

/** The price, payment date and progress of an order, at a time in milliseconds. */
export const orderFacts = (order: OrderView, nowMs: number): string => {
  const { amountCents, isSimulated, paidAt, startedAt, state } = order;
  const price = `${dollars(amountCents)}${isSimulated ? ' (simulated)' : ''}`;
  const when = unbroken(paidAt === undefined ? `started ${shortDate(startedAt)}` : `paid ${shortDate(paidAt)}`);
  const facts = [price, when];
  if (state === 'under-way' || state === 'delivered' || state === 'closed') facts.push(progress(order, nowMs));
  const refund = order.refunds.at(-1);
  if (refund) facts.push(refundWords(refund));
  return joinFacts(facts);
};

const progress = ({ seats, state, dueAt }: OrderView, nowMs: number): string => {
  const left = state === 'under-way' ? hoursLeft(dueAt, nowMs) : undefined;
  return `${deliveredWords(seats)}${left === undefined ? '' : `, ${left} left`}`;
};
