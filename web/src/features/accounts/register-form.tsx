import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { FormStack } from '../../components/form/form-parts.tsx';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { handOverToast } from '../../lib/handed-over-toast.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useRegister } from './account-writes.ts';
import type { RegistrationForm } from './forms.ts';
import { registrationForm } from './forms.ts';
import { RegistrationFields } from './registration-fields.tsx';

type RegisterFormProps = {
  /** True from the submission until it fails; after a success, until the browser leaves the page (D-35). */
  readonly isPending: boolean;
  readonly onPending: (isPending: boolean) => void;
  /** The path of the page that is loaded next. */
  readonly next: string;
};

/** Opens an account, and loads `next` as a new page. */
export function RegisterForm({ isPending, onPending, next }: RegisterFormProps) {
  const openAccount = useRegister();
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm),
    defaultValues: { email: '', password: '', confirmPassword: '' },
  });

  const submit = async (body: RegistrationForm) => {
    onPending(true);
    try {
      await openAccount(body);
    } catch (error) {
      log.error('Registering failed', error);
      const description = serverTextOf(error) ?? 'Registration failed. Please try again.';
      showToast({ tone: 'destructive', title: 'Registration failed', description });
      onPending(false);
      return;
    }
    handOverToast({ title: 'Registration successful' });
    globalThis.location.assign(next);
  };

  return (
    <FormStack noValidate aria-busy={isPending} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <RegistrationFields form={form} />
      <Button type="submit" size="large" fullWidth disabled={isPending}>
        {isPending ? 'Registering...' : 'Register'}
      </Button>
    </FormStack>
  );
}
