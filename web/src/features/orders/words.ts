import type { OrderView } from '@twofold/contracts/orders/api';
import { PLANS } from '@twofold/contracts/orders/plans';
import { timeLeft } from '../../lib/time-left.ts';

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$3.34". */
export const dollars = (cents: number): string => format.format(cents / 100);

/** Joins facts with dots. The spaces are wide, since those of the sans are narrow, and no line ends with a dot. */
export const joinFacts = (facts: readonly string[]): string => facts.join('\u2002·\u00A0\u00A0');

/** "1 review", "3 reviews". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The name of an app; an app that was taken down has only its number. */
const appName = ({ productId, product }: Pick<OrderView, 'productId' | 'product'>): string =>
  product === undefined ? `App #${productId}` : product.title || 'Untitled App';

/** "Standard Bundle for Benchbook". */
export const orderName = (order: Pick<OrderView, 'tier' | 'productId' | 'product'>): string =>
  `${PLANS[order.tier].name} for ${appName(order)}`;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const msBetween = (from: number, until: string | undefined): number => Date.parse(until ?? '') - from;

/**
 * The time from `nowMs` to `until`: "3 h 20 min", "27 h"; undefined once it has passed. Plans promise hours, so any
 * number of hours is shown as such.
 */
export const hoursLeft = (until: string | undefined, nowMs: number): string | undefined => {
  const ms = msBetween(nowMs, until);
  if (!(ms > 0)) return undefined;
  return ms < DAY_MS ? timeLeft(ms) : `${Math.floor(ms / HOUR_MS)} h`;
};

/** The whole time from `from` to `until`: "16 hours", or "3 h 30 min" if a deadline cuts it short. */
export const totalTime = (from: string | undefined, until: string | undefined): string => {
  const ms = msBetween(Date.parse(from ?? ''), until);
  return ms % HOUR_MS === 0 ? counted(ms / HOUR_MS, 'hour') : timeLeft(ms);
};

/** "2 of 3 reviews delivered". */
export const deliveredWords = (seats: OrderView['seats']): string =>
  `${seats.filter(({ state }) => state === 'filled').length} of ${counted(seats.length, 'review')} delivered`;
