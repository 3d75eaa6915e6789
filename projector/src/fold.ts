import type { RecordedEvent } from '@twofold/event-store/port';
import { Poison } from '@twofold/feed/failures';
import type { Projection, Row, RowKey, Step } from './projection.ts';

/** Rows by their keys. `undefined` under a key: the row is known not to exist. */
export type Rows = Map<RowKey, Row | undefined>;

/** A parsed batch: steps to apply to the rows of `keys`. */
export type ParsedBatch = {
  readonly steps: readonly { readonly step: Step; readonly event: RecordedEvent }[];
  readonly keys: ReadonlySet<RowKey>;
};

/**
 * Parses the events of a batch, except those that are held.
 * @throws Poison for the first event that does not parse.
 */
export const parseBatch = (
  projection: Projection,
  events: readonly RecordedEvent[],
  isHeld: (event: RecordedEvent) => boolean = () => false,
): ParsedBatch => {
  const steps = [];
  const keys = new Set<RowKey>();
  for (const event of events) {
    if (isHeld(event)) continue;
    const step = asPoison(event, () => projection.step(event));
    if (step === undefined) continue;
    for (const key of step.keys) keys.add(key);
    steps.push({ step, event });
  }
  return { steps, keys };
};

/**
 * Applies a batch to `rows`, which must contain every key of the batch and is changed in place.
 * @returns the changed rows; `undefined` for a removed one.
 * @throws Poison for the first event that cannot be applied; afterwards `rows` must not be used.
 */
export const foldBatch = ({ steps }: ParsedBatch, rows: Rows): Rows => {
  const before: Rows = new Map();
  for (const { step, event } of steps) {
    asPoison(event, () => {
      for (const key of step.keys) {
        const row = rows.get(key);
        const changed = step.apply(row, key);
        if (changed === row) continue;
        if (!before.has(key)) before.set(key, row);
        rows.set(key, changed);
      }
    });
  }
  const changes: Rows = new Map();
  for (const [key, row] of before) {
    const after = rows.get(key);
    if (after !== undefined || row !== undefined) changes.set(key, after);
  }
  return changes;
};

const asPoison = <T>(event: RecordedEvent, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw new Poison(event, error);
  }
};
