import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FactorProof, SecondFactorAsked } from '@twofold/contracts/accounts/second-factor';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormActions, FormStack } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { canUsePasskeys, isCancelled, signWithPasskey } from './passkeys.ts';

type Kinds = SecondFactorAsked['secondFactor'];
type Kind = Kinds[number];

type ProofFormProps = {
  readonly kinds: Kinds;
  readonly challenge: () => Promise<Readonly<Record<string, unknown>>>;
  readonly prove: (proof: FactorProof) => Promise<void>;
  readonly onProven: () => void;
  /** Shown below: how to leave. */
  readonly children?: ReactNode;
  /** For use in a dialog: its buttons are in one row at the right. */
  readonly onCancel?: (() => void) | undefined;
};

/** In a dialog, the other ways are aligned with its text. */
const Ways = styled('div')({
  display: 'grid',
  '&:empty': { display: 'none' },
  'form > &': { justifyItems: 'start', marginLeft: -16 },
});

const FAILED = 'That did not work. Please try again.';

/** The preferred factor. A passkey that does not work in this browser is offered only if there is nothing else. */
const firstOf = (kinds: Kinds): Kind => {
  if (kinds.includes('passkey') && canUsePasskeys()) return 'passkey';
  return kinds.find((kind) => kind !== 'passkey') ?? 'passkey';
};

/** Proves one of the account's second factors, the most convenient first. */
export function ProofForm({ kinds, challenge, prove, onProven, children, onCancel }: ProofFormProps) {
  const [kind, setKind] = useState(() => firstOf(kinds));
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  /** Returns the error message, if any. */
  const run = async (proofOf: () => Promise<FactorProof>): Promise<string | undefined> => {
    setProblem(undefined);
    setIsPending(true);
    try {
      await prove(await proofOf());
      onProven();
      return undefined;
    } catch (error) {
      log.error('Proving a second factor failed', error);
      setIsPending(false);
      return isCancelled(error) ? undefined : (serverTextOf(error) ?? FAILED);
    }
  };
  const change = (next: Kind) => {
    setProblem(undefined);
    setKind(next);
  };

  const otherWays = (
    <OtherWays kinds={kinds.filter((other) => other !== kind)} onChange={change} isPending={isPending} />
  );
  const sign = async () =>
    setProblem(await run(async () => ({ kind: 'passkey', assertion: await signWithPasskey(await challenge()) })));

  if (kind !== 'passkey') {
    return (
      <>
        <CodeForm
          key={kind}
          kind={kind}
          isPending={isPending}
          onCode={(code) => run(async () => ({ kind, code }))}
          onCancel={onCancel}
        >
          {onCancel && otherWays}
        </CodeForm>
        {!onCancel && otherWays}
        {children}
      </>
    );
  }
  return (
    <>
      {problem !== undefined && <Notice isFailure>{problem}</Notice>}
      {onCancel && otherWays}
      <Actions onCancel={onCancel}>
        <Button
          size={onCancel ? 'medium' : 'large'}
          fullWidth={!onCancel}
          disabled={isPending || !canUsePasskeys()}
          onClick={() => void sign()}
        >
          {isPending ? 'Waiting for your passkey...' : 'Use a passkey'}
        </Button>
      </Actions>
      {!onCancel && otherWays}
      {children}
    </>
  );
}

type ActionsProps = Pick<ProofFormProps, 'onCancel'> & { readonly children: ReactNode };

/** The submit button of a form; in a dialog, next to a cancel button. */
function Actions({ onCancel, children }: ActionsProps) {
  if (!onCancel) return children;
  return (
    <FormActions>
      <Button variant="text" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </FormActions>
  );
}

const CODES = {
  totp: {
    label: 'Code from your app',
    hint: 'The 6 digits that your authenticator app shows',
    missing: 'Enter the 6-digit code',
  },
  'recovery-code': { label: 'Recovery code', hint: 'Each code works once', missing: 'Enter a recovery code' },
} as const;

type CodeFormProps = {
  readonly kind: 'totp' | 'recovery-code';
  readonly isPending: boolean;
  /** Returns the error message, if any. */
  readonly onCode: (code: string) => Promise<string | undefined>;
  readonly onCancel: (() => void) | undefined;
  /** Shown above the buttons. */
  readonly children: ReactNode;
};

function CodeForm({ kind, isPending, onCode, onCancel, children }: CodeFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<{ code: string }>({
    defaultValues: { code: '' },
  });
  const { label, hint, missing } = CODES[kind];
  const submit = async ({ code }: { code: string }) => {
    const message = await onCode(code);
    if (message === undefined) return;
    setError('code', { message });
    setFocus('code', { shouldSelect: true });
  };
  return (
    <FormStack noValidate aria-busy={isPending} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField
        label={label}
        hint={hint}
        autoComplete="one-time-code"
        {...(kind === 'totp' && { inputMode: 'numeric' })}
        field={register('code', { required: missing })}
        error={formState.errors.code}
      />
      {children}
      <Actions onCancel={onCancel}>
        <Button type="submit" size={onCancel ? 'medium' : 'large'} fullWidth={!onCancel} disabled={isPending}>
          {isPending ? 'Checking...' : 'Continue'}
        </Button>
      </Actions>
    </FormStack>
  );
}

const WORDS = {
  passkey: 'Use a passkey instead',
  totp: 'Use your authenticator app instead',
  'recovery-code': 'Use a recovery code instead',
} as const;

type OtherWaysProps = {
  readonly kinds: Kinds;
  readonly isPending: boolean;
  readonly onChange: (kind: Kind) => void;
};

function OtherWays({ kinds, isPending, onChange }: OtherWaysProps) {
  return (
    <Ways>
      {kinds
        .filter((kind) => kind !== 'passkey' || canUsePasskeys())
        .map((kind) => (
          <Button key={kind} variant="text" disabled={isPending} onClick={() => onChange(kind)}>
            {WORDS[kind]}
          </Button>
        ))}
      {kinds.length === 0 && !canUsePasskeys() && (
        <Typography variant="body2" color="textSecondary">
          Passkeys don’t work here. Open Twofold at its domain name, in a browser that has your passkey.
        </Typography>
      )}
    </Ways>
  );
}
