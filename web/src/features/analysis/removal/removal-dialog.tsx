import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RemoveProductBody } from '@twofold/contracts/analysis/api';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmActions } from '../../../components/form/confirm-actions.tsx';
import { FormStack } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useTakeProductDown, useUnlistProduct } from '../apps-api.ts';
import { reasonForm, type ReasonForm } from './forms.ts';
import { REMOVAL_WORDS, type Removal, type RemovalKind } from './removal.ts';

const Consequences = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  margin: '12px 0 20px',
  paddingLeft: 18,
  listStyle: 'disc',
  color: theme.vars.palette.text.secondary,
}));

type RemovalDialogProps = Removal & {
  readonly kind: RemovalKind;
  readonly onClose: () => void;
  readonly onTakenDown: (() => void | Promise<void>) | undefined;
};

/** Explains what unlisting or taking down an app does, and confirms it. */
export function RemovalDialog({ productId, title, as, kind, onClose, onTakenDown }: RemovalDialogProps) {
  const id = useId();
  const words = REMOVAL_WORDS[kind];
  const { remove, isPending, failure } = useRemoval({ productId, title, kind, onClose, onTakenDown });
  // The request cannot be canceled, so the dialog stays open until it has ended.
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <SheetDialog open onClose={close} aria-labelledby={`${id}-heading`} aria-describedby={`${id}-text`}>
      <Typography variant="h3" component="h2" id={`${id}-heading`} sx={{ overflowWrap: 'anywhere' }}>
        {words.question(title)}
      </Typography>
      <Typography variant="body2" id={`${id}-text`} sx={{ mt: 1 }}>
        {words.lead}
      </Typography>
      <Consequences>
        {words.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </Consequences>
      <RemovalForm
        isReasonNeeded={as === 'moderator'}
        kind={kind}
        isPending={isPending}
        failure={failure}
        onRemove={remove}
        onCancel={close}
      />
    </SheetDialog>
  );
}

const useRemoval = ({ productId, title, kind, onClose, onTakenDown }: Omit<RemovalDialogProps, 'as'>) => {
  const unlist = useUnlistProduct(productId);
  const takeDown = useTakeProductDown(productId);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const leave = async () => {
    onClose();
    await onTakenDown?.();
  };

  const remove = async (body: RemoveProductBody): Promise<void> => {
    const words = REMOVAL_WORDS[kind];
    setIsPending(true);
    setFailure(undefined);
    try {
      if (kind === 'unlist') {
        await unlist(body);
        onClose();
      } else await takeDown(body, leave);
      showToast(words.done(title));
    } catch (error) {
      log.error(words.failure, error);
      // A toast would be hidden behind the dialog.
      setFailure(serverTextOf(error) ?? words.failure);
      setIsPending(false);
    }
  };

  return { remove, isPending, failure };
};

type RemovalFormProps = {
  readonly isReasonNeeded: boolean;
  readonly kind: RemovalKind;
  readonly isPending: boolean;
  readonly failure: string | undefined;
  readonly onRemove: (body: RemoveProductBody) => Promise<void>;
  readonly onCancel: () => void;
};

function RemovalForm({ isReasonNeeded, kind, isPending, failure, onRemove, onCancel }: RemovalFormProps) {
  const words = REMOVAL_WORDS[kind];
  const { register, handleSubmit, formState } = useForm<ReasonForm>({
    ...(isReasonNeeded && { resolver: zodResolver(reasonForm) }),
    defaultValues: { reason: '' },
  });
  const submit = ({ reason }: ReasonForm) => onRemove(isReasonNeeded ? { reason } : {});
  return (
    <FormStack noValidate aria-busy={isPending} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {isReasonNeeded && (
        <TextField
          label="Reason"
          field={register('reason')}
          error={formState.errors.reason}
          rows={3}
          hint="Permanent. Don’t include personal data."
        />
      )}
      {failure !== undefined && <Notice isFailure>{failure}</Notice>}
      <ConfirmActions
        onCancel={onCancel}
        color="error"
        isPending={isPending}
        action={words.button}
        pendingAction={words.pending}
      />
    </FormStack>
  );
}
