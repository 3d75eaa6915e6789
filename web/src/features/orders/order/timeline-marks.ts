import { UNNAMED_REVIEWER } from '@twofold/contracts/reviews/content';
import type { OrderView } from '@twofold/contracts/orders/api';

/** The line within a picture of this width. */
export const lineIn = (width: number) => ({ left: EDGE, right: width - EDGE, radius: 20 }) as const;
type Line = ReturnType<typeof lineIn>;

const EDGE = 10;
/** Below this width, labels at each quarter would touch each other. */
const QUARTERS_FROM = 480;
/** Discs closer than this would overlap: the later one is stacked above. */
const MIN_DISTANCE = 44;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Disc = { readonly seat: number; readonly name: string; readonly x: number; readonly level: number };
type Anchor = 'start' | 'middle' | 'end';
type Label = { readonly x: number; readonly level: number; readonly text: string; readonly anchor: Anchor };
type Tick = { readonly x: number; readonly text: string; readonly anchor: Anchor };

type Timeline = {
  readonly ticks: readonly Tick[];
  readonly discs: readonly Disc[];
  /** The duration of each delivery, above its disc. */
  readonly labels: readonly Label[];
  /** The end of the progress line. */
  readonly reachedX: number;
  readonly levels: number;
  /** The text alternative of the picture. */
  readonly description: string;
};

type Delivery = { readonly seat: number; readonly name: string; readonly afterMs: number };

/** "40 min", "22 h". */
const elapsed = (ms: number): string => {
  if (ms < MINUTE_MS) return 'under 1 min';
  return ms < HOUR_MS ? `${Math.floor(ms / MINUTE_MS)} min` : `${Math.round(ms / HOUR_MS)} h`;
};

/** An order as one line from paid to promised; undefined while it is not paid. */
export const drawTimeline = (order: OrderView, nowMs: number, width: number): Timeline | undefined => {
  const paidMs = Date.parse(order.paidAt ?? '');
  const promisedMs = Date.parse(order.dueAt ?? '') - paidMs;
  if (!(promisedMs > 0)) return undefined;
  const line = lineIn(width);
  const xOf = (ms: number) => line.left + (line.right - line.left) * Math.min(Math.max(ms / promisedMs, 0), 1);
  const deliveries = deliveriesOf(order, paidMs);
  const discs = placeDiscs(deliveries, line, xOf);
  const quarters = width < QUARTERS_FROM ? [0, 2, 4] : [0, 1, 2, 3, 4];
  return {
    ticks: quarters.map((quarter) => tickAt(quarter, promisedMs, line, xOf)),
    discs,
    labels: labelsOf(discs, deliveries, line),
    reachedX: xOf(reachedMs(order, deliveries, nowMs - paidMs, promisedMs)),
    levels: Math.max(0, ...discs.map(({ level }) => level)),
    description: inWords(order, deliveries, nowMs - paidMs, promisedMs),
  };
};

const deliveriesOf = ({ seats }: OrderView, paidMs: number): Delivery[] =>
  seats
    .filter(({ state }) => state === 'filled')
    .map(({ seat, reviewer, filledAt }) => ({
      seat,
      name: reviewer?.name ?? UNNAMED_REVIEWER,
      afterMs: Date.parse(filledAt ?? '') - paidMs,
    }))
    .filter(({ afterMs }) => Number.isFinite(afterMs))
    .toSorted((one, other) => one.afterMs - other.afterMs);

/** Places the discs; a disc that would overlap the previous one is stacked above it. */
const placeDiscs = (deliveries: readonly Delivery[], line: Line, xOf: (ms: number) => number): Disc[] => {
  const discs: Disc[] = [];
  for (const { seat, name, afterMs } of deliveries) {
    const x = Math.min(Math.max(xOf(afterMs), line.left + line.radius), line.right - line.radius);
    const before = discs.at(-1);
    const level = before && x - before.x < MIN_DISTANCE ? before.level + 1 : 0;
    discs.push({ seat, name, x, level });
  }
  return discs;
};

/** A centered label closer to an end than this would extend beyond the picture. */
const NEAR_END = 50;

const labelPosition = (x: number, { left, right }: Line): Pick<Label, 'x' | 'anchor'> => {
  if (x < left + NEAR_END) return { x: left, anchor: 'start' };
  return x > right - NEAR_END ? { x: right, anchor: 'end' } : { x, anchor: 'middle' };
};

/** One label per stack of discs. */
const labelsOf = (discs: readonly Disc[], deliveries: readonly Delivery[], line: Line): Label[] => {
  const labels: Label[] = [];
  discs.forEach(({ x, level }, index) => {
    const text = elapsed(deliveries[index]?.afterMs ?? 0);
    const below = level > 0 ? labels.pop() : undefined;
    const isSame = below?.text.split(', ').includes(text);
    labels.push({
      ...labelPosition(x, line),
      level,
      text: below === undefined ? text : isSame ? below.text : `${below.text}, ${text}`,
    });
  });
  return labels;
};

const tickAt = (quarter: number, promisedMs: number, line: Line, xOf: (ms: number) => number): Tick => {
  const ms = (promisedMs * quarter) / 4;
  if (quarter === 0) return { x: line.left, text: 'paid', anchor: 'start' };
  if (quarter === 4) return { x: line.right, text: `promised, ${elapsed(ms)}`, anchor: 'end' };
  return { x: xOf(ms), text: elapsed(ms), anchor: 'middle' };
};

const reachedMs = (
  { state }: OrderView,
  deliveries: readonly Delivery[],
  nowMs: number,
  promisedMs: number,
): number => {
  if (state === 'delivered') return deliveries.at(-1)?.afterMs ?? promisedMs;
  return state === 'closed' ? promisedMs : nowMs;
};

const inWords = (order: OrderView, deliveries: readonly Delivery[], nowMs: number, promisedMs: number): string => {
  const delivered = deliveries.map(({ name, afterMs }, index) =>
    index === 0 ? `${name} delivered after ${elapsed(afterMs)}` : `${name} after ${elapsed(afterMs)}`,
  );
  const missing = order.seats.filter(({ state }) => state === 'missing').length;
  const lastMs = deliveries.at(-1)?.afterMs ?? 0;
  const end = {
    delivered: `${elapsed(promisedMs - lastMs)} were left`,
    closed: missing === 1 ? '1 review is missing' : `${missing} reviews are missing`,
    'under-way': `${elapsed(Math.max(promisedMs - nowMs, 0))} are left`,
    unpaid: '',
    expired: '',
  }[order.state];
  const noReviews = `No reviews delivered${order.state === 'under-way' ? ' yet' : ''}`;
  const who = delivered.join(', ') || noReviews;
  return `Timeline of ${Math.round(promisedMs / HOUR_MS)} hours. ${who}; ${end}.`;
};
