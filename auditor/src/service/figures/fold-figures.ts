import type { DayFigures, OverviewView } from '@twofold/contracts/audit/figures/api';
import type { RecordedEvent } from '@twofold/event-store/port';
import { categoryOf } from '../../shape-of.ts';

type Totals = { -readonly [Name in keyof OverviewView['totals']]: number };
type Day = { -readonly [Name in keyof DayFigures]: DayFigures[Name] };

/** What an event adds to the totals and to its day, and the field of its data with the amount, if it is not 1. */
type Effect = {
  readonly total: keyof Totals;
  readonly day?: Exclude<keyof Day, 'day'>;
  readonly by?: string;
  readonly sign?: -1;
};

const circulating = { total: 'creditsInCirculation', by: 'amount' } as const;

/** Reserved credits are still in circulation, until they are spent. */
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

/** The figures of one day: counts, additions to each total, and the number of streams that began. */
type Kept = { readonly day: Day; readonly totals: Totals; streams: number };

const keptOf = (day: string): Kept => ({ day: dayOf(day), totals: noTotals(), streams: 0 });

/** The first and the last day. */
export type Range = { readonly from: string; readonly to: string };

type Figures = Omit<OverviewView, 'isCaughtUp'>;

/** Counts the events of a log by type. Memory: a few words per day. */
export const createFiguresFold = () => {
  const days = new Map<string, Kept>();
  const types = new Map<string, number>();
  const categories = new Map<string, { streams: number; events: number }>();
  let creditsInCirculation = 0;
  let last: RecordedEvent | undefined;

  const take = (event: RecordedEvent): void => {
    last = event;
    types.set(event.type, (types.get(event.type) ?? 0) + 1);
    const category = categoryOf(event.stream);
    const counted = categories.get(category) ?? { streams: 0, events: 0 };
    categories.set(category, counted);
    counted.events += 1;
    const name = event.recordedAt.slice(0, 'YYYY-MM-DD'.length);
    const kept = days.get(name) ?? keptOf(name);
    days.set(name, kept);
    const { day, totals } = kept;
    if (event.revision === 0n) {
      counted.streams += 1;
      kept.streams += 1;
    }
    day.events += 1;
    for (const { total, day: field, by, sign = 1 } of EFFECTS[event.type] ?? []) {
      const amount = sign * (by === undefined ? 1 : numberIn(event.data, by));
      totals[total] += amount;
      if (total === 'creditsInCirculation') creditsInCirculation += amount;
      if (field !== undefined) day[field] += amount;
    }
    if (event.type === 'PaymentRefunded') day.revenueCents -= numberIn(event.data, 'amountCents');
    if (event.type === 'RefundFailed') day.revenueCents += numberIn(event.data, 'reversedCents');
    day.creditsInCirculation = creditsInCirculation;
  };

  return {
    take,
    figures: (range?: Range): Figures => ({
      ...(last && { upTo: { position: last.position, recordedAt: last.recordedAt } }),
      ...figuresOf(
        [...days.values()].toSorted((one, other) => (one.day.day < other.day.day ? -1 : 1)),
        range,
      ),
    }),
    types: () =>
      [...types]
        .map(([type, events]) => ({ type, events }))
        .toSorted((one, other) => one.type.localeCompare(other.type)),
    categories: () =>
      [...categories]
        .map(([category, counted]) => ({ category, ...counted }))
        .toSorted((one, other) => one.category.localeCompare(other.category)),
  };
};

/** Sums over the sorted days, or those of a range. Credits in circulation are a level, not a sum. */
const figuresOf = (all: readonly Kept[], range: Range | undefined): Omit<Figures, 'upTo'> => {
  const earlier = range === undefined ? [] : all.filter(({ day: { day } }) => day < range.from);
  const days = range === undefined ? all : all.filter(({ day: { day } }) => day >= range.from && day <= range.to);
  const creditsBefore = earlier.at(-1)?.day.creditsInCirculation ?? 0;
  const totals = noTotals();
  for (const kept of days)
    for (const name of Object.keys(totals) as (keyof Totals)[]) totals[name] += kept.totals[name];
  totals.creditsInCirculation = days.at(-1)?.day.creditsInCirculation ?? creditsBefore;
  return {
    events: days.reduce((sum, { day }) => sum + day.events, 0),
    streams: days.reduce((sum, { streams }) => sum + streams, 0),
    totals,
    days: days.map(({ day }) => ({ ...day })),
    ...(range && { range: { ...range, creditsBefore } }),
  };
};

/** A log may contain anything: values that are not numbers count as 0. */
const numberIn = (data: unknown, field: string): number => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};
