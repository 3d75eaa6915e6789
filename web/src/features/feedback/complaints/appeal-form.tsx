import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { FormActions, FormStack } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { showToast } from '../../../lib/toast-store.ts';
import { explainFailure } from '../explain-failure.ts';
import { useAppeal } from './api.ts';
import { appealForm, type AppealForm as Values } from './forms.ts';

/** The reviewer's appeal against a complaint; only one is possible. */
export function AppealForm({ orderId }: { readonly orderId: number }) {
  const appeal = useAppeal(orderId);
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(appealForm),
    defaultValues: { text: '' },
  });
  const send = async (values: Values): Promise<void> => {
    try {
      await appeal(values);
      showToast({ tone: 'people', title: 'Appeal sent', description: 'A moderator reads both texts and decides.' });
    } catch (error) {
      explainFailure(error, { title: 'Error', fallback: 'Could not send your appeal. Please try again.' });
    }
  };
  const { isSubmitting, errors } = formState;
  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField
        label="Your appeal"
        field={register('text')}
        error={errors.text}
        rows={3}
        hint="The buyer and a moderator will read it, without your name. You can appeal once."
      />
      <FormActions>
        <Button type="submit" color="people" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send appeal'}
        </Button>
      </FormActions>
    </FormStack>
  );
}
