import type { CreditEntry } from '@twofold/contracts/credits/api';
import { longDate } from '../../lib/day-of.ts';

/** The coordinate system of a picture, and its plot area. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export const WIDE: Frame = { width: 960, height: 216, left: 40, right: 950, top: 30, bottom: 184 };
/** For phones; fits only a few steps. */
export const NARROW: Frame = { width: 336, height: 216, left: 30, right: 332, top: 30, bottom: 184 };
export const NARROW_STEPS_MAX = 5;

/** The maximum number of steps that can be told apart. */
const STEPS_MAX = 24;
const DATES_MAX = 10;
const LINES_MAX = 4;

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

type Step = {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly isReserved: boolean;
  /** Some steps carry their date. */
  readonly date: string | undefined;
};

export type BalancePicture = {
  readonly steps: readonly Step[];
  /** The balance as an SVG path: a line that rises and falls at each step. */
  readonly line: string;
  readonly area: string;
  readonly levels: readonly { readonly balance: number; readonly y: number }[];
  /** The vertical position of a balance of 1. */
  readonly lastCreditY: number;
  /** The same in words. */
  readonly description: string;
};

/** Draws the newest changes of a ledger (newest first) as steps over time; lines without a change are skipped. */
export const drawBalance = (entries: readonly CreditEntry[], frame = WIDE): BalancePicture | undefined => {
  const changes = entries
    .filter(({ change }) => change !== 0)
    .slice(0, STEPS_MAX)
    .toReversed();
  const [first] = changes;
  const last = changes.at(-1);
  if (first === undefined || last === undefined) return undefined;

  const highest = Math.max(2, ...changes.map(({ balance }) => balance));
  const yOf = (balance: number) => Math.round(frame.bottom - (balance / highest) * (frame.bottom - frame.top));
  const stepWidth = (frame.right - frame.left) / changes.length;
  const datesApart = Math.ceil(changes.length / DATES_MAX);

  const steps = changes.map(({ number, balance, kind, at }, index) => ({
    number,
    x: Math.round(frame.left + index * stepWidth),
    y: yOf(balance),
    isReserved: kind === 'reserved',
    date: index % datesApart === 0 ? shortDay.format(Date.parse(at)) : undefined,
  }));
  const line = `M${frame.left} ${yOf(first.balance)}${steps.map(({ x, y }) => `H${x}V${y}`).join('')}H${frame.right}`;

  return {
    steps,
    line,
    area: `${line}V${frame.bottom}H${frame.left}Z`,
    levels: levelsUpTo(highest).map((balance) => ({ balance, y: yOf(balance) })),
    lastCreditY: yOf(1),
    description: describe(first, last, changes),
  };
};

/** A few round numbers, from 0 up. */
const levelsUpTo = (highest: number): number[] => {
  const apart = [1, 2, 5].flatMap((digit) => [1, 10, 100, 1_000, 10_000].map((power) => digit * power));
  const step = apart.toSorted((a, b) => a - b).find((size) => highest / size <= LINES_MAX) ?? highest;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
};

const credits = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`);

const describe = (first: CreditEntry, last: CreditEntry, changes: readonly CreditEntry[]): string => {
  const reserved = changes
    .filter(({ kind }) => kind === 'reserved')
    .map(({ change, at }) => `, with ${-change} reserved on ${longDate(at)}`);
  const from = `from ${credits(first.balance)} on ${longDate(first.at)}`;
  return `Balance over time: ${from} to ${credits(last.balance)} on ${longDate(last.at)}${reserved.join('')}`;
};
