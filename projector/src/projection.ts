import { decodeEvent } from '@twofold/contracts/decode-event';
import type { EventOf } from '@twofold/contracts/event-of';
import type { EventShapes } from '@twofold/contracts/versioned';
import type { RecordedEvent } from '@twofold/event-store/port';

/** The key of one row of a read model. */
export type RowKey = number | string;

/** One row: columns by name. JSON that is served unchanged is a text. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** An event as projections see it: its data in today's shape, and the rest as recorded. */
export type Recorded<Event extends { readonly type: string; readonly data: unknown }> = Event &
  Omit<RecordedEvent, 'type' | 'data'>;

type OfType<Shapes extends EventShapes, Type extends string> = Recorded<Extract<EventOf<Shapes>, { type: Type }>>;

/** The change of one event to the rows it affects, by key: `undefined` removes a row. */
export type Step = {
  readonly keys: readonly RowKey[];
  apply(row: Row | undefined, key: RowKey): Row | undefined;
};

/**
 * A pure fold of the log into rows, independent of SQL and of the runner. Events contain all that it needs, so a replay
 * makes no external calls (D-99).
 */
export interface Projection {
  readonly name: string;
  /** Increase it with every change of the fold or of the row: then the projector rebuilds the read model. */
  readonly version: number;
  handles(type: string): boolean;
  /**
   * Parses one stored event. `undefined`: irrelevant to this projection.
   * @throws UnreadableEvent when the event is of a relevant type but does not parse: such an event is poison.
   */
  step(event: RecordedEvent): Step | undefined;
}

type Definition<OneRow extends Row, Shapes extends EventShapes> = {
  readonly version: number;
  /** The shapes for parsing stored events. Events of other types are skipped. */
  readonly events: Shapes;
  readonly keys: (event: Recorded<EventOf<Shapes>>) => readonly RowKey[];
  /**
   * The new value of each of these rows. Types that are not listed are skipped. Returning the row itself leaves it
   * unchanged.
   */
  readonly apply: {
    readonly [Type in keyof Shapes & string]?: (
      row: OneRow | undefined,
      event: OfType<Shapes, Type>,
      key: RowKey,
    ) => OneRow | undefined;
  };
};

/** Makes a projection from pure functions: the keys of the rows that an event affects, and their new values. */
export const projection = <OneRow extends Row, Shapes extends EventShapes>(
  name: string,
  { version, events: shapes, keys, apply }: Definition<OneRow, Shapes>,
): Projection => ({
  name,
  version,
  handles: (type) => Object.hasOwn(apply, type),
  step(stored) {
    if (!Object.hasOwn(apply, stored.type)) return undefined;
    const decoded = decodeEvent(shapes, stored);
    if (decoded === undefined) return undefined;
    // The compiler cannot see that an event and the function of its type belong together, nor that a table's rows all
    // come from its projection.
    const event = { ...stored, data: decoded.data } as OfType<Shapes, string>;
    const change = apply[stored.type] as (row: Row | undefined, event: unknown, key: RowKey) => Row | undefined;
    return { keys: keys(event), apply: (row, key) => change(row, event, key) };
  },
});
