import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LoginBody } from '@twofold/contracts/accounts/api';
import type { SecondFactorAsked } from '@twofold/contracts/accounts/second-factor';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { FormStack } from '../../components/form/form-parts.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useLogin } from './account-writes.ts';
import { loginForm } from './forms.ts';
import { PasswordField } from './password-field.tsx';
import { PasskeyLogin } from './second-factor/passkey-login.tsx';
import { SecondStep } from './second-factor/second-step.tsx';

type LoginFormProps = {
  /** Called when a second factor is required after the password, and when the user goes back from it. */
  readonly onSecondStep: (isAsked: boolean) => void;
};

/** Logs in. The page navigates away once there is a current user. */
export function LoginForm({ onSecondStep }: LoginFormProps) {
  const login = useLogin();
  const { register, handleSubmit, setFocus, formState } = useForm<LoginBody>({
    resolver: zodResolver(loginForm),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [kinds, setKinds] = useState<SecondFactorAsked['secondFactor']>();

  const ask = (next: SecondFactorAsked['secondFactor'] | undefined) => {
    setKinds(next);
    onSecondStep(next !== undefined);
  };

  const submit = async (body: LoginBody) => {
    try {
      const asked = await login(body);
      if (asked) ask(asked.secondFactor);
      else showToast({ title: 'Login successful' });
    } catch (error) {
      log.error('Logging in failed', error);
      const description = serverTextOf(error) ?? 'Invalid email or password';
      showToast({ tone: 'destructive', title: 'Login failed', description });
      setFocus('password', { shouldSelect: true });
    }
  };

  if (kinds) return <SecondStep kinds={kinds} onBack={() => ask(undefined)} />;
  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        field={register('username')}
        error={errors.username}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        field={register('password')}
        error={errors.password}
        aside={
          <Typography variant="body2" component={Link} to={paths.forgotPassword} color="textSecondary">
            Forgot password?
          </Typography>
        }
      />
      <Button type="submit" size="large" fullWidth disabled={isSubmitting}>
        {isSubmitting ? 'Logging in...' : 'Login'}
      </Button>
      <PasskeyLogin />
    </FormStack>
  );
}
