import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FactorProof, SecondFactorAsked } from '@twofold/contracts/accounts/second-factor';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormStack } from '../../../components/form/form-parts.tsx';
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
  /** Stands below: how to leave. */
  readonly children: ReactNode;
};

const Ways = styled('div')({ display: 'grid' });

const FAILED = 'That did not work. Please try again.';

/** A passkey that does not work here is not offered, unless it is the only factor. */
const firstOf = (kinds: Kinds): Kind => {
  if (kinds.includes('passkey') && canUsePasskeys()) return 'passkey';
  return kinds.find((kind) => kind !== 'passkey') ?? 'passkey';
};

/** Proves a second factor in one of the ways that the account has, the handiest first. */
export function ProofForm({ kinds, challenge, prove, onProven, children }: ProofFormProps) {
  const [kind, setKind] = useState(() => firstOf(kinds));
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const run = async (proofOf: () => Promise<FactorProof>) => {
    setProblem(undefined);
    setIsPending(true);
    try {
      await prove(await proofOf());
      onProven();
    } catch (error) {
      log.error('Proving a second factor failed', error);
      if (!isCancelled(error)) setProblem(serverTextOf(error) ?? FAILED);
      setIsPending(false);
    }
  };
  const change = (next: Kind) => {
    setProblem(undefined);
    setKind(next);
  };

  return (
    <>
      {problem !== undefined && <Notice isFailure>{problem}</Notice>}
      {kind === 'passkey' ? (
        <Button
          size="large"
          fullWidth
          disabled={isPending || !canUsePasskeys()}
          onClick={() =>
            void run(async () => ({ kind: 'passkey', assertion: await signWithPasskey(await challenge()) }))
          }
        >
          {isPending ? 'Waiting for your passkey...' : 'Use a passkey'}
        </Button>
      ) : (
        <CodeForm
          key={kind}
          kind={kind}
          isPending={isPending}
          onCode={(code) => void run(async () => ({ kind, code }))}
        />
      )}
      <OtherWays kinds={kinds.filter((other) => other !== kind)} onChange={change} isPending={isPending} />
      {children}
    </>
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
  readonly onCode: (code: string) => void;
};

function CodeForm({ kind, isPending, onCode }: CodeFormProps) {
  const { register, handleSubmit, formState } = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { label, hint, missing } = CODES[kind];
  return (
    <FormStack
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => void handleSubmit(({ code }) => onCode(code))(event)}
    >
      <TextField
        label={label}
        hint={hint}
        autoComplete="one-time-code"
        {...(kind === 'totp' && { inputMode: 'numeric' })}
        field={register('code', { required: missing })}
        error={formState.errors.code}
      />
      <Button type="submit" size="large" fullWidth disabled={isPending}>
        {isPending ? 'Checking...' : 'Continue'}
      </Button>
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
          This browser cannot use passkeys here. Open Twofold by its name, in a browser that has your passkey.
        </Typography>
      )}
    </Ways>
  );
}
