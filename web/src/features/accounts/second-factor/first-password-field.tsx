import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../components/form/text-field.tsx';

type FirstPasswordFieldProps = {
  readonly email: string;
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
};

/** The account's password, required to add the first second factor. */
export function FirstPasswordField({ email, field, error }: FirstPasswordFieldProps) {
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField label="Password" type="password" autoComplete="current-password" field={field} error={error} />
    </>
  );
}
