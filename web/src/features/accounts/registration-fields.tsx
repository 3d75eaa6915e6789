import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TextField } from '../../components/form/text-field.tsx';
import { AgreementField } from './agreement-field.tsx';
import type { RegistrationForm } from './forms.ts';
import { PASSWORD_RULES, PasswordField } from './password-field.tsx';
import { usePasswordAdvice } from './use-password-advice.ts';

/** The registration fields, on /auth and on the reviewer page. */
export function RegistrationFields({ form }: { readonly form: UseFormReturn<RegistrationForm> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const advice = usePasswordAdvice(password, email);
  return (
    <>
      <TextField label="Email" type="email" autoComplete="username" field={register('email')} error={errors.email} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        field={register('password', { deps: formState.isSubmitted ? ['confirmPassword'] : [] })}
        hint={PASSWORD_RULES}
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
      <AgreementField field={register('termsAgreed')} error={errors.termsAgreed} />
    </>
  );
}
