import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { FormActions } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { LogFilters } from './log-filters.ts';
import { isoOf, localOf } from './local-time.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: '14px 16px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > :last-child': { gridColumn: '1 / -1' },
}));

type FilterFields = Record<keyof LogFilters, string>;

type FilterFormProps = {
  readonly id: string;
  readonly filters: LogFilters;
  readonly onApply: (filters: LogFilters) => void;
};

/** Everything that the log can be filtered by. What is wrong with a filter the server says, in place of the events. */
export function FilterForm({ id, filters, onApply }: FilterFormProps) {
  const { type = '', stream = '', actor = '', text = '' } = filters;
  const { register, handleSubmit } = useForm<FilterFields>({
    values: { type, stream, actor, text, from: localOf(filters.from), to: localOf(filters.to) },
  });

  const apply = ({ from, to, ...texts }: FilterFields) => {
    const filled = Object.entries({ ...texts, from: isoOf(from), to: isoOf(to) }).map(([name, value]) => [
      name,
      value.trim() || undefined,
    ]);
    onApply(Object.fromEntries(filled));
  };

  return (
    <Form id={id} aria-label="Filter" noValidate onSubmit={(event) => void handleSubmit(apply)(event)}>
      <TextField
        label="Type"
        field={register('type')}
        hint="CreditEarned, or several with commas; -CreditEarned leaves it out"
      />
      <TextField
        label="Stream"
        field={register('stream')}
        hint="order-9, or order- for all of them; -order- leaves them out"
      />
      <TextField label="Actor" field={register('actor')} hint="user-17, visitor, operator or system" />
      <TextField label="From" type="datetime-local" field={register('from')} />
      <TextField label="To" type="datetime-local" field={register('to')} />
      <TextField label="Text" field={register('text')} hint="In sentences, data and ids" />
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
