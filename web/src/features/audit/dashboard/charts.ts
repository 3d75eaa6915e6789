import type { DayFigures, OverviewView } from '@twofold/contracts/audit/figures/api';
import { count, counted, dollars } from '../parts/numbers.ts';

type Totals = OverviewView['totals'];

/** One chart: its actors' color, the figure of each day, and the total. */
export type Chart = {
  readonly title: string;
  readonly who: 'machine' | 'people';
  /** A level carries over from day to day; a sum belongs to one day. */
  readonly kind: 'sum' | 'level';
  readonly of: (day: DayFigures) => number;
  readonly shown: (value: number) => string;
  /** A shorter format, for the axis. */
  readonly tick?: (value: number) => string;
  readonly total: (totals: Totals) => string;
  readonly detail: (totals: Totals) => string;
};

/** The charts of the dashboard. */
export const CHARTS: readonly Chart[] = [
  {
    title: 'Analyses',
    who: 'machine',
    kind: 'sum',
    of: ({ analyses }) => analyses,
    shown: count,
    total: ({ analysesCompleted }) => count(analysesCompleted),
    detail: ({ analysesRequested, analysesFailed }) =>
      `completed, of ${count(analysesRequested)} requested; ${count(analysesFailed)} failed`,
  },
  {
    title: 'Registrations',
    who: 'people',
    kind: 'sum',
    of: ({ registrations }) => registrations,
    shown: count,
    total: ({ registrations }) => count(registrations),
    detail: ({ erasures }) => `people; ${count(erasures)} erased since`,
  },
  {
    title: 'Reviews',
    who: 'people',
    kind: 'sum',
    of: ({ reviews }) => reviews,
    shown: count,
    total: ({ reviewsCompleted }) => count(reviewsCompleted),
    detail: ({ reviewsSubmitted }) => `completed, of ${count(reviewsSubmitted)} submitted`,
  },
  {
    title: 'Credits in circulation',
    who: 'people',
    kind: 'level',
    of: ({ creditsInCirculation }) => creditsInCirculation,
    shown: count,
    total: ({ creditsInCirculation }) => count(creditsInCirculation),
    detail: ({ creditsSpent }) => `held by people; ${count(creditsSpent)} spent`,
  },
  {
    title: 'Orders',
    who: 'people',
    kind: 'sum',
    of: ({ orders }) => orders,
    shown: count,
    total: ({ ordersPaid }) => count(ordersPaid),
    detail: ({ ordersStarted, feedbackDelivered }) =>
      `paid, of ${count(ordersStarted)} started; ${counted(feedbackDelivered, 'request')} delivered`,
  },
  {
    title: 'Revenue',
    who: 'people',
    kind: 'sum',
    of: ({ revenueCents }) => revenueCents / 100,
    shown: (value) => dollars(value * 100),
    tick: (value) => `$${count(value)}`,
    total: ({ paidCents, refundedCents }) => dollars(paidCents - refundedCents),
    detail: ({ paidCents, refundedCents }) => `${dollars(paidCents)} paid, ${dollars(refundedCents)} refunded`,
  },
];
