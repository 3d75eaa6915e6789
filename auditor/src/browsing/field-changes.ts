import type { RowChange } from './rows-of-stream.ts';

/** What one event did to one field of one row. What was not there is undefined. */
export type FieldChange = {
  readonly table: string;
  readonly key: string | number;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** The fields that differ between what a row was and what it is. */
export const fieldsOf = ({ table, key, before, after }: RowChange): readonly FieldChange[] =>
  Object.keys({ ...before, ...after }).flatMap((field) => {
    const [old, now] = [before?.[field], after?.[field]];
    return old === now ? [] : [{ table, key, field, before: old, after: now }];
  });
