import type { RowChange } from './rows-of-stream.ts';

/** The change of one field of one row by one event. A missing value is undefined. */
export type FieldChange = {
  readonly table: string;
  readonly key: string | number;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** The fields in which two states of a row differ. */
export const fieldsOf = ({ table, key, before, after }: RowChange): readonly FieldChange[] =>
  Object.keys({ ...before, ...after }).flatMap((field) => {
    const [old, now] = [before?.[field], after?.[field]];
    return old === now ? [] : [{ table, key, field, before: old, after: now }];
  });
