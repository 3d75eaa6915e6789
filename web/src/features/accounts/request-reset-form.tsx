import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import type { RequestPasswordResetBody } from '@twofold/contracts/accounts/api';
import { useForm } from 'react-hook-form';
import { FormStack } from '../../components/form/form-parts.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useRequestPasswordReset } from './account-writes.ts';
import { requestPasswordResetForm } from './forms.ts';

/** Requests a reset link by email. It does not reveal whether the address has an account. */
export function RequestResetForm({ onSent }: { readonly onSent: () => void }) {
  const requestReset = useRequestPasswordReset();
  const { register, handleSubmit, formState } = useForm<RequestPasswordResetBody>({
    resolver: zodResolver(requestPasswordResetForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (body: RequestPasswordResetBody) => {
    try {
      await requestReset(body);
    } catch (error) {
      log.error('Asking for a reset link failed', error);
      const description = serverTextOf(error) ?? 'Failed to send the link. Please try again.';
      showToast({ tone: 'destructive', title: 'Link not sent', description });
      return;
    }
    onSent();
  };

  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField label="Email" type="email" autoComplete="username" field={register('email')} error={errors.email} />
      <Button type="submit" size="large" fullWidth disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send Reset Link'}
      </Button>
    </FormStack>
  );
}
