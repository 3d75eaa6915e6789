import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/form/text-field.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: '14px 16px 16px',
  '& > :first-of-type': { width: '100%', maxWidth: 480 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 480px) auto', '& button': { marginTop: 27 } },
}));

type FindFormProps = {
  readonly label: string;
  readonly hint: string;
  readonly onFind: (name: string) => void;
};

/** Asks for the name of the one thing that a screen shows. */
export function FindForm({ label, hint, onFind }: FindFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const required = { required: 'Please say which one', setValueAs: (name: string) => name.trim() };
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(({ name }) => onFind(name))(event)}>
      <TextField label={label} field={register('name', required)} error={formState.errors.name} hint={hint} />
      <Button type="submit" sx={{ minHeight: 44 }}>
        Open
      </Button>
    </Form>
  );
}
