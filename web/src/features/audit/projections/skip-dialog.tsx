import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import type { SkipParkedStreamBody } from '@twofold/contracts/operations/api';
import { useForm } from 'react-hook-form';
import { ConfirmActions } from '../../../components/form/confirm-actions.tsx';
import { FormStack } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useOperations } from '../operations.ts';
import { skipForm } from './forms.ts';
import type { HandlerKind, ParkedStream } from './handler.ts';
import { useOperationRequest } from './use-operation-request.ts';

type SkipDialogProps = {
  readonly kind: HandlerKind;
  /** The name of the projection or reactor. */
  readonly name: string;
  readonly parked: ParkedStream;
  readonly onClose: () => void;
};

/** Skips one event permanently, with a reason that every auditor can read. */
export function SkipDialog({ kind, name, parked, onClose }: SkipDialogProps) {
  const { stream, eventId, eventType, revision } = parked;
  const operations = useOperations(kind, name);
  const { ask, isPending } = useOperationRequest(kind);
  const { register, handleSubmit, formState } = useForm<SkipParkedStreamBody>({
    resolver: zodResolver(skipForm),
    defaultValues: { stream, eventId, reason: '' },
  });

  const submit = async (body: SkipParkedStreamBody) => {
    if (await ask(`Skip of ${stream} requested`, () => operations.skip(body))) onClose();
  };

  return (
    <SheetDialog open onClose={onClose} aria-labelledby="skip-heading" aria-describedby="skip-text">
      <Typography variant="h3" component="h2" id="skip-heading">
        Skip this event?
      </Typography>
      <Typography variant="body2" id="skip-text" sx={{ mt: 1, mb: 2 }}>
        {name} will never process {eventType}, revision {revision} of {stream}. The event stays in the log.
      </Typography>
      <FormStack noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField
          label="Reason"
          rows={3}
          field={register('reason')}
          error={formState.errors.reason}
          hint="Permanent. Don't include personal data."
        />
        <ConfirmActions
          onCancel={onClose}
          color="error"
          isPending={isPending}
          action="Skip event"
          pendingAction="Requesting..."
        />
      </FormStack>
    </SheetDialog>
  );
}
