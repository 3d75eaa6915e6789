import { styled } from '@mui/material/styles';
import { AscendingIcon, DescendingIcon, SortIcon } from './icons.tsx';
import type { Sorting } from './use-sorted.ts';

const Press = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
}));

type SortHeadProps<Column extends string> = {
  readonly column: Column;
  readonly name: string;
  readonly isNumber?: boolean;
  readonly sorting: Sorting<Column>;
  readonly onSort: (column: Column) => void;
};

/** The head of a sortable column. */
export function SortHead<Column extends string>(props: SortHeadProps<Column>) {
  const { column, name, isNumber = false, sorting, onSort } = props;
  const isSorted = sorting.by === column;
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  const Mark = !isSorted ? SortIcon : sorting.isDescending ? DescendingIcon : AscendingIcon;
  return (
    <th scope="col" className={isNumber ? 'number' : undefined} aria-sort={isSorted ? direction : 'none'}>
      <Press type="button" onClick={() => onSort(column)}>
        {name} <Mark size={12} />
      </Press>
    </th>
  );
}
