import type { StateRow } from '@twofold/contracts/audit/api';
import type { RecordedEvent } from '@twofold/event-store/port';
import type { Row } from '@twofold/projector/projection';
import { fieldsOf, type FieldChange } from '../../browsing/field-changes.ts';
import { createStreamFold, type RowChange } from '../../browsing/rows-of-stream.ts';
import { itemOf } from '../event-item.ts';

type Setter = NonNullable<StateRow['fields'][number]['setBy']>;

/** The state of one row: now, before the last event, and which event set each field. */
type Tracked = {
  readonly table: string;
  readonly key: string | number;
  before: Row | undefined;
  row: Row | undefined;
  readonly setBy: Map<string, Setter>;
};

/** Folds the events of one stream, and remembers which of them gave each field its value. */
export const createStateTracker = () => {
  const fold = createStreamFold();
  const tracked = new Map<string, Tracked>();

  const take = (change: RowChange, setter: Setter): readonly FieldChange[] => {
    const name = `${change.table} ${change.key}`;
    const row: Tracked = tracked.get(name) ?? { ...change, row: undefined, setBy: new Map() };
    tracked.set(name, row);
    row.row = change.after;
    const fields = fieldsOf(change);
    for (const { field } of fields) row.setBy.set(field, setter);
    return fields;
  };

  return {
    apply: (event: RecordedEvent): readonly FieldChange[] => {
      for (const row of tracked.values()) row.before = row.row;
      const { id, revision, type, by } = itemOf(event);
      return applyReadable(fold, event).flatMap((change) => take(change, { id, revision, type, by }));
    },
    /** The rows after the last event, and those that it deleted. */
    rows: (): readonly StateRow[] => [...tracked.values()].flatMap(asStateRow),
  };
};

/** An event that a projection cannot read changes nothing, as in the read models, where its stream is parked. */
export const applyReadable = (
  fold: ReturnType<typeof createStreamFold>,
  event: RecordedEvent,
): readonly RowChange[] => {
  try {
    return fold.apply(event);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'poison')) throw error;
    return [];
  }
};

const asStateRow = ({ table, key, before, row, setBy }: Tracked): readonly StateRow[] => {
  if (row === undefined && before === undefined) return [];
  const names = Object.keys({ ...before, ...row });
  const fields = names.map((name) => {
    const [was, value] = [before?.[name], row?.[name]];
    const setter = setBy.get(name);
    return { name, value, before: was, isChanged: was !== value, ...(setter && { setBy: setter }) };
  });
  return [{ table, key, isGone: row === undefined, fields }];
};
