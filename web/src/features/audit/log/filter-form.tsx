import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormActions } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useTypes } from '../figures-api.ts';
import { useShownZone } from '../parts/time-zone.ts';
import { joinTypes, splitTypes, type LogFilters } from './log-filters.ts';
import { isoOf, typedTime } from './typed-time.ts';
import { TypePicker } from './type-picker.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: '14px 16px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& .wide': { [theme.breakpoints.up('sm')]: { gridColumn: 'span 2' } },
  '& > :last-child': { gridColumn: '1 / -1' },
}));

type FilterFields = Record<Exclude<keyof LogFilters, 'type'>, string>;

type FilterFormProps = {
  readonly id: string;
  readonly filters: LogFilters;
  readonly onApply: (filters: LogFilters) => void;
};

/** All filters of the log. The server validates them, and its error is shown in place of the events. */
export function FilterForm({ id, filters, onApply }: FilterFormProps) {
  const { stream = '', actor = '', text = '' } = filters;
  const zone = useShownZone((shown) => shown.zone);
  const { data } = useTypes();
  const known = data?.types.map(({ type }) => type) ?? [];
  const [types, setTypes] = useState(() => splitTypes(filters.type));
  const { register, handleSubmit } = useForm<FilterFields>({
    values: { stream, actor, text, from: typedTime(filters.from, zone), to: typedTime(filters.to, zone) },
  });

  const apply = ({ from, to, ...texts }: FilterFields) => {
    const times = { from: isoOf(from, zone), to: isoOf(to, zone) };
    const filled = Object.entries({ ...texts, ...times }).map(([name, value]) => [name, value.trim() || undefined]);
    onApply({ ...Object.fromEntries(filled), type: joinTypes(types) });
  };

  const zoneName = zone === 'utc' ? 'UTC' : 'local time';
  return (
    <Form id={id} aria-label="Filter" noValidate onSubmit={(event) => void handleSubmit(apply)(event)}>
      <div className="wide">
        <TypePicker
          label="Types"
          hint="Leave empty for all"
          options={known}
          value={types.wanted}
          onChange={(wanted) => setTypes({ ...types, wanted })}
        />
      </div>
      <div className="wide">
        <TypePicker
          label="Excluded types"
          hint="Events of these types are hidden"
          options={known}
          value={types.excluded}
          onChange={(excluded) => setTypes({ ...types, excluded })}
        />
      </div>
      <TextField
        label="Stream"
        field={register('stream')}
        hint="order-9, or order- for all orders; -order- excludes them"
      />
      <TextField label="Actor" field={register('actor')} hint="user-17, visitor, operator or system" />
      <TextField label={`From (${zoneName})`} type="datetime-local" field={register('from')} />
      <TextField label={`To (${zoneName})`} type="datetime-local" field={register('to')} />
      <div className="wide">
        <TextField label="Text" field={register('text')} hint="Searches sentences, data and ids" />
      </div>
      <FormActions>
        <Button variant="text" size="small" onClick={() => onApply({})}>
          Clear all
        </Button>
        <Button type="submit" size="small">
          Apply
        </Button>
      </FormActions>
    </Form>
  );
}
