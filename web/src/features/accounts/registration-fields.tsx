import { useWatch, type UseFormReturn, type FieldError, type UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { CheckField } from '../../components/form/check-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { paths } from '../../lib/paths.ts';
import type { RegistrationForm } from './forms.ts';
import { PASSWORD_RULES, PasswordField } from './password-field.tsx';
import { usePasswordAdvice } from './use-password-advice.ts';

type AgreementFieldProps = {
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
};

/** The terms to agree to. They open in a new tab, so that the form keeps its content. */
function AgreementField(props: AgreementFieldProps) {
  return (
    <CheckField {...props}>
      I agree to the{' '}
      <Link to={paths.terms} target="_blank" title="Opens in a new tab">
        Terms
      </Link>{' '}
      and{' '}
      <Link to={paths.privacy} target="_blank" title="Opens in a new tab">
        Privacy Policy
      </Link>
    </CheckField>
  );
}

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
