import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { completeProfilePath } from '../../lib/paths.ts';
import { FormStack } from '../../components/form/form-parts.tsx';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useCreateUser } from './account-writes.ts';
import type { RegistrationForm } from './forms.ts';
import { registrationForm } from './forms.ts';
import { RegistrationFields } from './registration-fields.tsx';

/** Opens the account of a reviewer; the next page asks for the profile. The Google button only shows a toast (D-37). */
export function ReviewerForm({ onSubmit }: { readonly onSubmit: () => void }) {
  const createUser = useCreateUser();
  const navigate = useNavigate();
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm),
    defaultValues: { email: '', password: '', confirmPassword: '' },
  });
  const { isSubmitting } = form.formState;

  const submit = async (body: RegistrationForm) => {
    onSubmit();
    const user = await createUser(body).catch(tellFailure);
    if (!user) return;
    showToast({
      tone: 'people',
      title: 'Registration successful!',
      description: 'Please complete your profile to start reviewing products.',
    });
    form.resetField('password');
    form.resetField('confirmPassword');
    await navigate(completeProfilePath(user.id));
  };

  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <RegistrationFields form={form} />
      <Button type="submit" color="people" size="large" fullWidth disabled={isSubmitting}>
        {isSubmitting ? 'Creating Account...' : 'Create Account'}
      </Button>
      <Divider>or</Divider>
      <Button
        variant="outlined"
        fullWidth
        onClick={() => showToast({ tone: 'info', title: 'Google sign-in will be implemented in a future update' })}
      >
        Continue with Google
      </Button>
    </FormStack>
  );
}

function tellFailure(error: unknown): undefined {
  log.error('Failed to register user', error);
  showToast({
    tone: 'destructive',
    title: 'Registration Failed',
    description: 'Failed to register. Please try again.',
  });
}
