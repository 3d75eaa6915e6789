import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FactorAdded, TotpToConfirm } from '@twofold/contracts/accounts/second-factor';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormActions, FormStack } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { latePart } from '../../../components/late-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { ownerProofOf, useFactorChanges } from './api.ts';
import { useEmailCode } from './email-code-field.tsx';
import { OwnerProofFields } from './owner-proof-fields.tsx';

const QrCode = latePart(async () => (await import('./qr-code.tsx')).QrCode);

/** Reserves the height of the QR code, so that nothing moves when it is drawn. */
const Frame = styled('div')({ minHeight: 208 });

const Secret = styled('code')(({ theme }) => ({
  ...theme.typography.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  '& span + span': { marginLeft: '.5em' },
}));

/** Groups of four characters, to read and type. The gaps are margins, so that the copied text has no spaces. */
const groupsOf = (secret: string): readonly string[] => secret.match(/.{1,4}/g) ?? [];

const FAILED = 'That did not work. Please try again.';

type StepProps = { readonly onCancel: () => void };

type BeginProps = StepProps & {
  readonly email: string;
  /** The first factor requires the account's password. */
  readonly isFirst: boolean;
  readonly onBegun: (app: TotpToConfirm) => void;
};

/** Sets up an authenticator app: first the password, for the first factor, then a code from the app. */
export function AppSetup(props: Omit<BeginProps, 'onBegun'> & { readonly onAdded: (added: FactorAdded) => void }) {
  const [app, setApp] = useState<TotpToConfirm>();
  return app ? <Confirm {...props} app={app} /> : <Begin {...props} onBegun={setApp} />;
}

function Begin({ email, isFirst, onBegun, onCancel }: BeginProps) {
  const { beginApp } = useFactorChanges();
  const emailCode = useEmailCode();
  const form = useForm({ defaultValues: { password: '', emailCode: '' } });
  const { handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = async (owner: { password: string; emailCode: string }) => {
    try {
      onBegun(await beginApp(ownerProofOf(isFirst, owner)));
    } catch (failure) {
      const error = await emailCode.sendIfMissing(failure, owner.password);
      if (error === undefined) return;
      log.error('Setting up an authenticator app failed', error);
      setError('root', { message: serverTextOf(error) ?? FAILED });
    }
  };
  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Typography variant="body2">
        You need an authenticator app, such as the one in your password manager or phone.
      </Typography>
      <FormProvider {...form}>
        <OwnerProofFields email={email} isFirst={isFirst} emailCode={emailCode} />
      </FormProvider>
      {errors.root && <Notice isFailure>{errors.root.message}</Notice>}
      <FormActions>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          Continue
        </Button>
      </FormActions>
    </FormStack>
  );
}

type ConfirmProps = StepProps & { readonly app: TotpToConfirm; readonly onAdded: (added: FactorAdded) => void };

function Confirm({ app, onAdded, onCancel }: ConfirmProps) {
  const { confirmApp } = useFactorChanges();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const submit = async ({ code }: { code: string }) => {
    try {
      onAdded(await confirmApp(app.id, code));
    } catch (error) {
      log.error('Confirming an authenticator app failed', error);
      setError('code', { message: serverTextOf(error) ?? FAILED });
      setFocus('code', { shouldSelect: true });
    }
  };
  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Typography variant="body2">Scan this with your app, then enter the code that it shows.</Typography>
      <Frame>
        <QrCode text={app.uri} label="QR code for your authenticator app" />
      </Frame>
      <Typography variant="body2" color="textSecondary">
        Can’t scan? <a href={app.uri}>Open it on this device</a>, or type this key:{' '}
        <Secret>
          {groupsOf(app.secret).map((group, index) => (
            <span key={index}>{group}</span>
          ))}
        </Secret>
      </Typography>
      <TextField
        label="Code from your app"
        autoComplete="one-time-code"
        inputMode="numeric"
        field={register('code', { required: 'Enter the 6-digit code' })}
        error={errors.code}
      />
      <FormActions>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Checking...' : 'Turn on'}
        </Button>
      </FormActions>
    </FormStack>
  );
}
