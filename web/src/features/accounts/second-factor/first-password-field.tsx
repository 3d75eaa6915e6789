import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../components/form/text-field.tsx';

type FirstPasswordFieldProps = {
  readonly email: string;
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
};

/** The password, which the first second factor of an account needs. */
export function FirstPasswordField({ email, field, error }: FirstPasswordFieldProps) {
  return (
    <>
      {/* For password managers: whose password is asked for. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField label="Password" type="password" autoComplete="current-password" field={field} error={error} />
    </>
  );
}
