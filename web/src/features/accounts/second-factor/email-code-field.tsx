import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../components/form/text-field.tsx';
import { ApiError, serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useFactorChanges } from './api.ts';

/** Whether the server requires an emailed code before it turns on two-step verification. */
const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.message.includes('"emailCode","message":"missing"');

/** The emailed code for the first second factor, if the server requires one. */
export const useEmailCode = () => {
  const { askForEmailCode } = useFactorChanges();
  const [isAskedFor, setIsAskedFor] = useState(false);
  return {
    isAskedFor,
    /** Sends a code if the failure requires one; otherwise returns the error. */
    sendIfMissing: async (failure: unknown, password: string): Promise<unknown> => {
      if (!asksForCode(failure)) return failure;
      try {
        await askForEmailCode(password);
      } catch (error) {
        return error;
      }
      setIsAskedFor(true);
      return undefined;
    },
    sendAgain: async (password: string): Promise<void> => {
      try {
        await askForEmailCode(password);
        showToast({ title: 'Code sent' });
      } catch (error) {
        log.error('Sending a code failed', error);
        const description = serverTextOf(error) ?? 'That did not work. Please try again.';
        showToast({ tone: 'destructive', title: 'Code not sent', description });
      }
    },
  };
};

type EmailCodeFieldProps = {
  readonly email: string;
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
  readonly onSendAgain: () => void;
  /** Called once the field is shown, to focus it. */
  readonly onShown: () => void;
};

/** The field for the emailed code, with a button to send another one. */
export function EmailCodeField({ email, field, error, onSendAgain, onShown }: EmailCodeFieldProps) {
  const [focus] = useState(() => onShown);
  useEffect(focus, [focus]);
  return (
    <>
      <TextField
        label="Code from your email"
        hint={`We sent it to ${email}. It works for 10 minutes.`}
        autoComplete="one-time-code"
        inputMode="numeric"
        field={field}
        error={error}
      />
      <Button variant="text" onClick={onSendAgain} sx={{ alignSelf: 'flex-start', ml: -2 }}>
        Send another code
      </Button>
    </>
  );
}
