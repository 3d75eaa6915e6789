import { accountEvents, emailEvents } from '@twofold/contracts/accounts/events';
import { analysisEvents } from '@twofold/contracts/analysis/events';
import { creditEvents } from '@twofold/contracts/credits/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import type { EventOf } from '@twofold/contracts/event-of';
import { complaintEvents } from '@twofold/contracts/feedback/complaints/events';
import { claimEvents, comparisonEvents, feedbackEvents } from '@twofold/contracts/feedback/events';
import { reminderEvents } from '@twofold/contracts/feedback/reminder-events';
import { mailSettingEvents, notificationEvents } from '@twofold/contracts/notifications/events';
import { checkoutEvents, orderEvents } from '@twofold/contracts/orders/events';
import { reviewerEvents, reviewEvents } from '@twofold/contracts/reviews/events';
import type { RecordedEvent } from '@twofold/event-store/port';
import type { Violation } from './observed.ts';

const SHAPES = {
  ...accountEvents,
  ...emailEvents,
  ...analysisEvents,
  ...creditEvents,
  ...feedbackEvents,
  ...claimEvents,
  ...comparisonEvents,
  ...complaintEvents,
  ...checkoutEvents,
  ...orderEvents,
  ...reviewEvents,
  ...reviewerEvents,
  ...reminderEvents,
  ...notificationEvents,
  ...mailSettingEvents,
};
type Known = EventOf<typeof SHAPES>;

/** The data of an event of one type, and the event as it was recorded. */
export type Found<Type extends Known['type']> = {
  readonly data: Extract<Known, { type: Type }>['data'];
  readonly recorded: RecordedEvent;
};

const readable = (recorded: RecordedEvent): Known | undefined => {
  try {
    return decodeEvent(SHAPES, recorded);
  } catch {
    return undefined;
  }
};

/** Whether an event of a known type does not have the shape of its type. */
export const isUnreadable = (recorded: RecordedEvent): boolean =>
  Object.hasOwn(SHAPES, recorded.type) && readable(recorded) === undefined;

/** The events of one type that can be read, in the order of the log. */
export const eventsOf = <Type extends Known['type']>(log: readonly RecordedEvent[], type: Type): Found<Type>[] =>
  log.flatMap((recorded) => {
    if (recorded.type !== type) return [];
    const event = readable(recorded);
    return event ? [{ data: event.data as Found<Type>['data'], recorded }] : [];
  });

/** The names that occur more than once. */
export const repeated = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => seen.has(name) || !seen.add(name));
};

/**
 * Compares the names of what is due with those of what was found: everything due must be found once, and nothing else. Makes
 * a violation of each difference.
 */
export const differences = (
  { due, found }: { readonly due: Iterable<string>; readonly found: readonly string[] },
  describe: Readonly<Record<'twice' | 'unexpected' | 'missing', (name: string) => Violation>>,
): Violation[] => {
  const [wanted, there] = [new Set(due), new Set(found)];
  return [
    ...repeated(found).map(describe.twice),
    ...found.filter((name) => !wanted.has(name)).map(describe.unexpected),
    ...[...wanted].filter((name) => !there.has(name)).map(describe.missing),
  ];
};

/** Things by their names. */
export const groupedBy = <Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Map<string, Thing[]> => {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const name = nameOf(thing);
    const group = groups.get(name);
    if (group) group.push(thing);
    else groups.set(name, [thing]);
  }
  return groups;
};
