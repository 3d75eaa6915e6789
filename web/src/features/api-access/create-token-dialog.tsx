import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { TOKEN_LIFETIMES_DAYS, type CreateTokenBody } from '@twofold/contracts/accounts/access-tokens/api';
import { useForm } from 'react-hook-form';
import { ConfirmActions } from '../../components/form/confirm-actions.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { CheckGroup } from '../../components/form/check-group.tsx';
import { FormStack } from '../../components/form/form-parts.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Notice } from '../../components/notice.tsx';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { createTokenForm, useCreateToken, type CreateTokenForm } from './tokens-api.ts';

const SCOPES = [
  { value: 'read', text: 'Read: your reports, orders, requests and reviews' },
  { value: 'analyze', text: 'Analyze: analyze sites on your behalf' },
  { value: 'feedback', text: 'Feedback: spend your credits on reviews' },
] as const;
const LIFETIMES = TOKEN_LIFETIMES_DAYS.map((days) => ({ value: days, name: days === 365 ? '1 year' : `${days} days` }));
const HEADING = 'create-token-heading';

/**
 * Asks for a new token's name and scopes, and shows it once. It stays open until confirmed: the token is not shown
 * again.
 */
export function CreateTokenDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <SecretDialog
      isOpen={isOpen}
      onClose={onClose}
      headingId={HEADING}
      heading="Copy your token now"
      text="You won’t see it again. Anyone who has it can act as you, so treat it like a password."
    >
      {(onMade) => <CreateTokenFields onMade={onMade} onCancel={onClose} />}
    </SecretDialog>
  );
}

type CreateTokenFieldsProps = { readonly onMade: (token: string) => void; readonly onCancel: () => void };

function CreateTokenFields({ onMade, onCancel }: CreateTokenFieldsProps) {
  const createToken = useCreateToken();
  const { register, handleSubmit, setError, formState } = useForm<CreateTokenForm, unknown, CreateTokenBody>({
    resolver: zodResolver(createTokenForm),
    defaultValues: { name: '', scopes: ['read'], lifetimeDays: 30 },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (body: CreateTokenBody) => {
    try {
      onMade((await createToken(body)).token);
    } catch (error) {
      log.error('Creating a token failed', error);
      setError('root', { message: serverTextOf(error) ?? 'Failed to create the token. Please try again.' });
    }
  };

  return (
    <>
      <Typography variant="h3" component="h2" id={HEADING} sx={{ mb: 2 }}>
        New access token
      </Typography>
      <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField
          label="Name"
          hint="What it is for, such as “CI pipeline”"
          field={register('name')}
          error={errors.name}
        />
        <CheckGroup legend="What it can do" error={errors.scopes}>
          {SCOPES.map(({ value, text }) => (
            <CheckField key={value} field={register('scopes')} value={value}>
              {text}
            </CheckField>
          ))}
        </CheckGroup>
        <SelectField
          label="Expires after"
          field={register('lifetimeDays', { valueAsNumber: true })}
          options={LIFETIMES}
        />
        {errors.root && <Notice isFailure>{errors.root.message}</Notice>}
        <ConfirmActions
          onCancel={onCancel}
          isPending={isSubmitting}
          action="Create token"
          pendingAction="Creating..."
        />
      </FormStack>
    </>
  );
}
