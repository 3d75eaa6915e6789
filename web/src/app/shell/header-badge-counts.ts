import type { ClaimView, OwnRequest } from '@twofold/contracts/feedback/api';
import type { OrderView } from '@twofold/contracts/orders/api';
import { readStored, store } from '../../lib/browser-storage.ts';

type Asked = Pick<OrderView | OwnRequest, 'seats'>;

/** The number of reviews received, over all orders and requests. */
export const reviewsReceived = (asked: readonly Asked[]): number =>
  asked.flatMap(({ seats }) => seats).filter(({ state }) => state === 'filled').length;

/** How many seats the reader still has to fill. */
export const runningDeadlines = (claims: readonly Pick<ClaimView, 'dueAt'>[], nowMs: number): number =>
  claims.filter(({ dueAt }) => Date.parse(dueAt) > nowMs).length;

const keyOf = (userId: number) => `reviews-seen-${userId}`;

/** How many reviews this person had when they last looked, in this browser. */
export const reviewsSeen = (userId: number): number => Number(readStored(keyOf(userId))) || 0;

/** They have looked. */
export const markReviewsSeen = (userId: number, count: number): void => store(keyOf(userId), String(count));
