import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { FormStack } from '../../components/form/form-parts.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { ApiError, serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useResetPassword } from './account-writes.ts';
import type { NewPasswordForm as Form } from './forms.ts';
import { newPasswordForm } from './forms.ts';
import { PASSWORD_RULES, PasswordField } from './password-field.tsx';
import { usePasswordAdvice } from './use-password-advice.ts';

type NewPasswordFormProps = {
  /** The token of the link in the email. */
  readonly token: string;
  /** Called if the link is used, expired or unknown. */
  readonly onInvalidLink: () => void;
};

/** Sets a new password, then opens the login. */
export function NewPasswordForm({ token, onInvalidLink }: NewPasswordFormProps) {
  const resetPassword = useResetPassword(token);
  const navigate = useNavigate();
  const { register, handleSubmit, control, formState } = useForm<Form>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting, isSubmitted } = formState;
  const advice = usePasswordAdvice(useWatch({ control, name: 'password' }));

  const submit = async (body: Form) => {
    try {
      await resetPassword(body);
    } catch (error) {
      log.error('Choosing a new password failed', error);
      if (error instanceof ApiError && error.status === 404) {
        onInvalidLink();
        return;
      }
      const description = serverTextOf(error) ?? 'Failed to change your password. Please try again.';
      showToast({ tone: 'destructive', title: 'Password not changed', description });
      return;
    }
    showToast({ title: 'Password changed', description: 'Please log in with your new password.' });
    await navigate(paths.auth);
  };

  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={PASSWORD_RULES}
        field={register('password', { deps: isSubmitted ? ['confirmPassword'] : [] })}
        advice={advice}
        error={errors.password}
      />
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        field={register('confirmPassword')}
        error={errors.confirmPassword}
      />
      <Button type="submit" size="large" fullWidth disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Change Password'}
      </Button>
    </FormStack>
  );
}
