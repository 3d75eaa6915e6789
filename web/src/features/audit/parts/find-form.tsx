import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/form/text-field.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  justifyItems: 'start',
  padding: '14px 16px 16px',
  '& > div': { width: '100%', maxWidth: 480 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 480px) auto', '& button': { marginTop: 27 } },
}));

type FindFormProps = {
  readonly label: string;
  readonly hint: string;
  /** Returns the error message, if any. */
  readonly onFind: (name: string) => void | Promise<string | undefined>;
};

/** Asks for the name of the item to open. */
export function FindForm({ label, hint, onFind }: FindFormProps) {
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { name: '' } });
  const required = { required: 'This field is required', setValueAs: (name: string) => name.trim() };
  const find = async ({ name }: { readonly name: string }) => {
    const message = await onFind(name);
    if (message !== undefined) setError('name', { message }, { shouldFocus: true });
  };
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(find)(event)}>
      <TextField
        label={label}
        field={register('name', required)}
        autoComplete="off"
        error={formState.errors.name}
        hint={hint}
      />
      <Button type="submit" disabled={formState.isSubmitting} sx={{ minHeight: 44 }}>
        Open
      </Button>
    </Form>
  );
}
