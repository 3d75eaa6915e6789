import { CloseIcon } from '../../../components/icons.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { FilterButton } from '../parts/filter-button.tsx';
import { useExactTime } from '../parts/time.ts';
import { without, type FilterName, type LogFilters } from './log-filters.ts';

const NAMES: readonly (readonly [name: FilterName, words: string])[] = [
  ['type', 'Type'],
  ['stream', 'Stream'],
  ['actor', 'Actor'],
  ['from', 'From'],
  ['to', 'To'],
  ['text', 'Text'],
];

type FilterChipsProps = { readonly filters: LogFilters; readonly onChange: (filters: LogFilters) => void };

/** The active filters as buttons that remove them. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const exactTime = useExactTime();
  const shown = (name: FilterName, value: string): string =>
    name === 'from' || name === 'to' ? exactTime(value).slice(0, 16) : value;
  return NAMES.map(([name, words]) => {
    const value = filters[name];
    return (
      value !== undefined && (
        <FilterButton key={name} onClick={() => onChange(without(filters, name))}>
          <VisuallyHidden>Remove the filter </VisuallyHidden>
          {words} <b>{shown(name, value)}</b> <CloseIcon size={12} />
        </FilterButton>
      )
    );
  });
}
