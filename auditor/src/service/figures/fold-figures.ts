import type { DayFigures, OverviewView } from '@twofold/contracts/audit/figures/api';
import type { RecordedEvent } from '@twofold/event-store/port';
import { categoryOf } from '../../shape-of.ts';

type Totals = { -readonly [Name in keyof OverviewView['totals']]: number };
type Day = { -readonly [Name in keyof DayFigures]: DayFigures[Name] };

/** What an event adds to the totals and to its day, and the field of its data that says how much, where it is not one. */
type Effect = {
  readonly total: keyof Totals;
  readonly day?: Exclude<keyof Day, 'day'>;
  readonly by?: string;
  readonly sign?: -1;
};

const circulating = { total: 'creditsInCirculation', by: 'amount' } as const;

/** Credits that are set aside are still in circulation: only spending takes one out. */
const EFFECTS: Readonly<Record<string, readonly Effect[]>> = {
  AnalysisRequested: [{ total: 'analysesRequested' }],
  AnalysisCompleted: [{ total: 'analysesCompleted', day: 'analyses' }],
  AnalysisFailed: [{ total: 'analysesFailed' }],
  UserRegistered: [{ total: 'registrations', day: 'registrations' }],
  RegistrationAbandoned: [{ total: 'registrations', day: 'registrations', sign: -1 }],
  UserErased: [{ total: 'erasures' }],
  ReviewSubmitted: [{ total: 'reviewsSubmitted' }],
  ReviewAbandoned: [{ total: 'reviewsSubmitted', sign: -1 }],
  ReviewCompleted: [{ total: 'reviewsCompleted', day: 'reviews' }],
  CreditsGranted: [circulating],
  CreditEarned: [circulating],
  CreditSpent: [{ total: 'creditsInCirculation', sign: -1 }, { total: 'creditsSpent' }],
  CheckoutStarted: [{ total: 'ordersStarted' }],
  PaymentConfirmed: [
    { total: 'ordersPaid', day: 'orders' },
    { total: 'paidCents', day: 'revenueCents', by: 'amountCents' },
  ],
  PaymentRefunded: [{ total: 'refundedCents', day: 'refundedCents', by: 'amountCents' }],
  RefundFailed: [{ total: 'refundedCents', by: 'reversedCents', sign: -1 }],
  FeedbackDelivered: [{ total: 'feedbackDelivered' }],
};

const noTotals = (): Totals => ({
  analysesRequested: 0,
  analysesCompleted: 0,
  analysesFailed: 0,
  registrations: 0,
  erasures: 0,
  reviewsSubmitted: 0,
  reviewsCompleted: 0,
  creditsInCirculation: 0,
  creditsSpent: 0,
  ordersStarted: 0,
  ordersPaid: 0,
  feedbackDelivered: 0,
  paidCents: 0,
  refundedCents: 0,
});

const dayOf = (day: string): Day => ({
  day,
  events: 0,
  analyses: 0,
  registrations: 0,
  reviews: 0,
  creditsInCirculation: 0,
  orders: 0,
  revenueCents: 0,
  refundedCents: 0,
});

type Figures = Pick<OverviewView, 'events' | 'streams' | 'totals' | 'days'> & {
  readonly upTo?: { readonly position: string; readonly recordedAt: string };
};

/** Counts what the events of a log, one after the other, say by their types. Memory: a few words for each day. */
export const createFiguresFold = () => {
  const totals = noTotals();
  const days = new Map<string, Day>();
  const categories = new Map<string, { streams: number; events: number }>();
  let events = 0;
  let last: RecordedEvent | undefined;

  const take = (event: RecordedEvent): void => {
    events += 1;
    last = event;
    const category = categoryOf(event.stream);
    const counted = categories.get(category) ?? { streams: 0, events: 0 };
    categories.set(category, counted);
    counted.events += 1;
    if (event.revision === 0n) counted.streams += 1;
    const name = event.recordedAt.slice(0, 'YYYY-MM-DD'.length);
    const day = days.get(name) ?? dayOf(name);
    days.set(name, day);
    day.events += 1;
    for (const { total, day: field, by, sign = 1 } of EFFECTS[event.type] ?? []) {
      const amount = sign * (by === undefined ? 1 : numberIn(event.data, by));
      totals[total] += amount;
      if (field !== undefined) day[field] += amount;
    }
    if (event.type === 'PaymentRefunded') day.revenueCents -= numberIn(event.data, 'amountCents');
    if (event.type === 'RefundFailed') day.revenueCents += numberIn(event.data, 'reversedCents');
    day.creditsInCirculation = totals.creditsInCirculation;
  };

  return {
    take,
    figures: (): Figures => ({
      ...(last && { upTo: { position: last.position, recordedAt: last.recordedAt } }),
      events,
      streams: [...categories.values()].reduce((sum, { streams }) => sum + streams, 0),
      totals: { ...totals },
      days: [...days.values()].map((day) => ({ ...day })).toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    }),
    categories: () =>
      [...categories]
        .map(([category, counted]) => ({ category, ...counted }))
        .toSorted((one, other) => one.category.localeCompare(other.category)),
  };
};

/** A log may hold anything: what is no number counts for nothing. */
const numberIn = (data: unknown, field: string): number => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};
