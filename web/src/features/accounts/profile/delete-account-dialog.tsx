import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { EraseUserBody, UserView } from '@twofold/contracts/accounts/api';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { ConfirmActions } from '../../../components/form/confirm-actions.tsx';
import { FormStack } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useEraseUser } from '../account-writes.ts';
import { eraseUserForm } from '../forms.ts';

const Consequences = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  margin: '12px 0 20px',
  paddingLeft: 18,
  listStyle: 'disc',
  color: theme.vars.palette.text.secondary,
}));

const consequences = [
  'Your name, email address, profile and review texts become unreadable for everyone. Your ratings remain.',
  'Your apps lose their owner and are removed from public lists.',
  'Other reviewers can claim your seats, and open orders are refunded first.',
  'You are logged out on every device. You can register again with the same email address, and start from scratch.',
] as const;

type DeleteAccountDialogProps = {
  readonly user: UserView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Explains what deleting an account does, and asks for the password as confirmation (D-39). */
export function DeleteAccountDialog({ user, isOpen, onClose }: DeleteAccountDialogProps) {
  const [isPending, setIsPending] = useState(false);
  // An erasure cannot be canceled: the dialog stays until the result is known.
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <SheetDialog open={isOpen} onClose={close} aria-labelledby="delete-heading" aria-describedby="delete-text">
      <Typography variant="h3" component="h2" id="delete-heading">
        Delete your account?
      </Typography>
      <Typography variant="body2" id="delete-text" sx={{ mt: 1 }}>
        This cannot be undone, by you or by us.
      </Typography>
      <Consequences>
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </Consequences>
      <DeleteAccountForm user={user} isPending={isPending} onPending={setIsPending} onCancel={onClose} />
    </SheetDialog>
  );
}

type DeleteAccountFormProps = {
  readonly user: UserView;
  readonly isPending: boolean;
  readonly onPending: (isPending: boolean) => void;
  readonly onCancel: () => void;
};

function DeleteAccountForm({ user, isPending, onPending, onCancel }: DeleteAccountFormProps) {
  const eraseUser = useEraseUser(user.id);
  const navigate = useNavigate();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<EraseUserBody>({
    resolver: zodResolver(eraseUserForm),
    defaultValues: { password: '' },
  });
  const { errors } = formState;

  const leave = async () => {
    showToast({ title: 'Account deleted', description: 'Your personal data has been erased.' });
    await navigate(paths.home, { flushSync: true });
  };

  const submit = async (body: EraseUserBody) => {
    onPending(true);
    try {
      await eraseUser(body, leave);
    } catch (error) {
      log.error('Deleting the account failed', error);
      // A toast would be behind the dialog.
      setError('root', { message: serverTextOf(error) ?? 'Failed to delete your account. Please try again.' });
      setFocus('password', { shouldSelect: true });
      onPending(false);
    }
  };

  return (
    <FormStack noValidate aria-busy={isPending} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        field={register('password')}
        error={errors.password}
      />
      {errors.root && <Notice isFailure>{errors.root.message}</Notice>}
      <ConfirmActions
        onCancel={onCancel}
        color="error"
        isPending={isPending}
        action="Delete account"
        pendingAction="Deleting..."
      />
    </FormStack>
  );
}
