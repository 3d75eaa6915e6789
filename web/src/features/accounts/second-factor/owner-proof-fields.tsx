import { useFormContext } from 'react-hook-form';
import type { OwnerProof } from './api.ts';
import { EmailCodeField, type useEmailCode } from './email-code-field.tsx';
import { FirstPasswordField } from './first-password-field.tsx';

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
        <FirstPasswordField
          email={email}
          field={register('password', { required: 'Password is required' })}
          error={errors.password}
        />
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
