import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../components/form/text-field.tsx';
import type { OwnerProof } from './api.ts';
import { EmailCodeField, type useEmailCode } from './email-code-field.tsx';

type OwnerProofFieldsProps = {
  readonly email: string;
  /** The first factor requires the account's password. */
  readonly isFirst: boolean;
  readonly emailCode: ReturnType<typeof useEmailCode>;
};

/** The fields that prove who owns the account, before its first factor is added. */
export function OwnerProofFields({ email, isFirst, emailCode }: OwnerProofFieldsProps) {
  const { register, setFocus, getValues, formState } = useFormContext<Required<OwnerProof>>();
  const { errors } = formState;
  return (
    <>
      {isFirst && (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            field={register('password', { required: 'Password is required' })}
            error={errors.password}
          />
        </>
      )}
      {emailCode.isAskedFor && (
        <EmailCodeField
          email={email}
          field={register('emailCode', { required: 'Enter the 8-digit code' })}
          error={errors.emailCode}
          onShown={() => setFocus('emailCode')}
          onSendAgain={() => void emailCode.sendAgain(getValues('password'))}
        />
      )}
    </>
  );
}
