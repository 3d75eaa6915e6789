import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SkipParkedStreamBody } from '@twofold/contracts/operations/api';
import { useForm } from 'react-hook-form';
import { FormActions, FormStack } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useOperations } from '../operations.ts';
import { skipForm } from './forms.ts';
import type { ParkedStream } from './projection.ts';
import { useAsking } from './use-asking.ts';

type SkipDialogProps = {
  readonly projection: string;
  readonly parked: ParkedStream;
  readonly onClose: () => void;
};

/** Has one event left out of a read model, for ever, for a reason that everybody can read. */
export function SkipDialog({ projection, parked, onClose }: SkipDialogProps) {
  const { stream, eventId, eventType, revision } = parked;
  const operations = useOperations(projection);
  const { ask, isPending } = useAsking();
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
        Leave this event out?
      </Typography>
      <Typography variant="body2" id="skip-text" sx={{ mt: 1, mb: 2 }}>
        {projection} will never apply {eventType}, revision {revision} of {stream}, in no rebuild either. The event
        stays in the log.
      </Typography>
      <FormStack noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField
          label="Reason"
          rows={3}
          field={register('reason')}
          error={formState.errors.reason}
          hint="It is stored in the log as it is, and no erasure takes it back: name no person."
        />
        <FormActions>
          <Button variant="text" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" color="error" disabled={isPending}>
            {isPending ? 'Requesting...' : 'Leave it out'}
          </Button>
        </FormActions>
      </FormStack>
    </SheetDialog>
  );
}
