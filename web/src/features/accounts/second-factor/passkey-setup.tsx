import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FactorAdded } from '@twofold/contracts/accounts/second-factor';
import { FormProvider, useForm } from 'react-hook-form';
import { FormActions, FormStack } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { ownerProofOf, useFactorChanges } from './api.ts';
import { useEmailCode } from './email-code-field.tsx';
import { OwnerProofFields } from './owner-proof-fields.tsx';
import { isCancelled } from './passkeys.ts';

type PasskeySetupProps = {
  readonly email: string;
  /** The first factor requires the account's password. */
  readonly isFirst: boolean;
  readonly onAdded: (added: FactorAdded) => void;
  readonly onCancel: () => void;
};

const problemIn = (error: unknown): string =>
  isCancelled(error)
    ? 'No passkey was created. Your browser or device stopped it.'
    : (serverTextOf(error) ??
      (error instanceof Error && error.name === 'InvalidStateError'
        ? 'This device already has a passkey for your account.'
        : 'That did not work. Please try again.'));

/** Creates a passkey with a name. */
export function PasskeySetup({ email, isFirst, onAdded, onCancel }: PasskeySetupProps) {
  const { addPasskey } = useFactorChanges();
  const emailCode = useEmailCode();
  const form = useForm({ defaultValues: { name: '', password: '', emailCode: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = async ({ name, ...owner }: { name: string; password: string; emailCode: string }) => {
    try {
      onAdded(await addPasskey(name, ownerProofOf(isFirst, owner)));
    } catch (failure) {
      const error = await emailCode.sendIfMissing(failure, owner.password);
      if (error === undefined) return;
      log.error('Adding a passkey failed', error);
      setError('root', { message: problemIn(error) });
    }
  };
  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Typography variant="body2">
        Your device, password manager or security key stores the passkey, and you unlock it with your fingerprint, face
        or PIN. It also logs you in without your password.
      </Typography>
      <TextField
        label="Name"
        hint="Helps you recognize it later, such as “Work laptop”"
        field={register('name', {
          validate: (name) => name.trim() !== '' || 'Name is required',
          maxLength: { value: 60, message: 'Use at most 60 characters' },
        })}
        error={errors.name}
      />
      <FormProvider {...form}>
        <OwnerProofFields email={email} isFirst={isFirst} emailCode={emailCode} />
      </FormProvider>
      {errors.root && <Notice isFailure>{errors.root.message}</Notice>}
      <FormActions>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Waiting for your device...' : 'Create passkey'}
        </Button>
      </FormActions>
    </FormStack>
  );
}
