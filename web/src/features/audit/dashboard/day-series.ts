import type { DayFigures, OverviewView } from '@twofold/contracts/audit/figures/api';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Beyond this number of days a bar stands for a week: day bars would be thinner than a finger. */
const MAX_DAY_BARS = 60;

/** A young log is padded with earlier days: a single bar would be meaningless. */
const MIN_DAYS = 14;

/** The period of one bar, named by its first day. */
export type Bucket = DayFigures;

/**
 * The figures as evenly spaced buckets, days or weeks, from the first day with events to the last: a day without events
 * has zeros, and as many credits in circulation as the day before. A range goes from its first day to its last, or to
 * the last day in the log.
 */
export const bucketsOf = ({ days, range, upTo }: Pick<OverviewView, 'days' | 'range' | 'upTo'>): readonly Bucket[] => {
  const whole = range
    ? withEmptyDays(withEnds(days, { ...range, end: upTo?.recordedAt.slice(0, 'YYYY-MM-DD'.length) ?? range.to }))
    : withEarlierDays(withEmptyDays(days));
  if (whole.length <= MAX_DAY_BARS) return whole;
  return Array.from({ length: Math.ceil(whole.length / 7) }, (_, week) =>
    whole.slice(week * 7, week * 7 + 7).reduce(addFigures),
  );
};

const withEmptyDays = (days: readonly DayFigures[]): readonly DayFigures[] =>
  days.flatMap((figures, index) => {
    const next = days[index + 1];
    if (next === undefined) return [figures];
    const gap = Math.round((Date.parse(next.day) - Date.parse(figures.day)) / DAY_MS);
    const quiet = Array.from({ length: Math.max(0, gap - 1) }, (_, after) => emptyDay(figures, after + 1));
    return [figures, ...quiet];
  });

type Ends = NonNullable<OverviewView['range']> & { readonly end: string };

const withEnds = (days: readonly DayFigures[], { from, to, creditsBefore, end }: Ends): readonly DayFigures[] => {
  const last = to < end ? to : end;
  const emptyOn = (day: string, creditsInCirculation: number) => emptyDay({ day, creditsInCirculation }, 0);
  const begun = days[0]?.day === from || from > last ? days : [emptyOn(from, creditsBefore), ...days];
  const level = begun.at(-1)?.creditsInCirculation ?? creditsBefore;
  return (begun.at(-1)?.day ?? last) < last ? [...begun, emptyOn(last, level)] : begun;
};

const withEarlierDays = (days: readonly DayFigures[]): readonly DayFigures[] => {
  const [first] = days;
  if (first === undefined || days.length >= MIN_DAYS) return days;
  const missing = MIN_DAYS - days.length;
  const none = { ...first, creditsInCirculation: 0 };
  return [...Array.from({ length: missing }, (_, index) => emptyDay(none, index - missing)), ...days];
};

const emptyDay = (
  { day, creditsInCirculation }: Pick<DayFigures, 'day' | 'creditsInCirculation'>,
  later: number,
): DayFigures => ({
  day: new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10),
  events: 0,
  analyses: 0,
  registrations: 0,
  reviews: 0,
  creditsInCirculation,
  orders: 0,
  revenueCents: 0,
  refundedCents: 0,
});

const addFigures = (one: DayFigures, next: DayFigures): DayFigures => ({
  day: one.day,
  events: one.events + next.events,
  analyses: one.analyses + next.analyses,
  registrations: one.registrations + next.registrations,
  reviews: one.reviews + next.reviews,
  creditsInCirculation: next.creditsInCirculation,
  orders: one.orders + next.orders,
  revenueCents: one.revenueCents + next.revenueCents,
  refundedCents: one.refundedCents + next.refundedCents,
});
