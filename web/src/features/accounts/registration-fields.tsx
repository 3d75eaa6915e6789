import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../components/form/text-field.tsx';
import { AgreementField } from './agreement-field.tsx';
import type { RegistrationForm } from './forms.ts';

/** What an account is opened with, on /auth and on the reviewer page. */
export function RegistrationFields({ form }: { readonly form: UseFormReturn<RegistrationForm> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField label="Email" type="email" autoComplete="username" field={register('email')} error={errors.email} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        field={register('password', { deps: formState.isSubmitted ? ['confirmPassword'] : [] })}
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
