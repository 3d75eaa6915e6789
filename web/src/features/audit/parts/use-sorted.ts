import { useState } from 'react';

export type Sorting<Column extends string> = { readonly by: Column; readonly isDescending: boolean };

type Columns<Row, Column extends string> = Readonly<Record<Column, (row: Row) => string | number>>;

/**
 * Sorts rows by a column; selecting the column again reverses the order. Only for complete lists: if the server has more
 * rows, the first row here would not be the first of all. `head` has the props of a `SortHead`.
 */
export const useSorted = <Row, Column extends string>(
  rows: readonly Row[],
  columns: Columns<Row, Column>,
  initial: Sorting<NoInfer<Column>>,
) => {
  const [sorting, setSorting] = useState(initial);
  const valueOf = columns[sorting.by];
  const sorted = rows.toSorted((one, other) => compare(valueOf(one), valueOf(other)));
  return {
    rows: sorting.isDescending ? sorted.toReversed() : sorted,
    head: {
      sorting,
      onSort: (by: Column) => setSorting({ by, isDescending: by === sorting.by && !sorting.isDescending }),
    },
  };
};

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
