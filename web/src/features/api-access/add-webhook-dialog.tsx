import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { WEBHOOK_EVENT_TYPES, type AddWebhookBody } from '@twofold/contracts/webhooks/api';
import { useForm } from 'react-hook-form';
import { ConfirmActions } from '../../components/form/confirm-actions.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { CheckGroup } from '../../components/form/check-group.tsx';
import { FormStack } from '../../components/form/form-parts.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Notice } from '../../components/notice.tsx';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { addWebhookForm, useAddWebhook, type AddWebhookForm } from './webhooks-api.ts';

const MEANING = {
  'analysis.completed': 'A report about one of your apps is ready',
  'site.measured': 'Screenshots and measurements of a report are ready',
  'review.completed': 'A user reviewed one of your apps',
  'order.delivered': 'All reviews of an order have arrived',
  'order.refunded': 'An order was partly or fully refunded',
};
const HEADING = 'add-webhook-heading';

/** Asks where to send which events, and shows the signing secret once. */
export function AddWebhookDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <SecretDialog
      isOpen={isOpen}
      onClose={onClose}
      headingId={HEADING}
      heading="Copy the signing secret now"
      text="You won’t see it again. Your receiver needs it to verify our messages (Standard Webhooks)."
    >
      {(onMade) => <AddWebhookFields onMade={onMade} onCancel={onClose} />}
    </SecretDialog>
  );
}

type AddWebhookFieldsProps = { readonly onMade: (secret: string) => void; readonly onCancel: () => void };

function AddWebhookFields({ onMade, onCancel }: AddWebhookFieldsProps) {
  const addWebhook = useAddWebhook();
  const { register, handleSubmit, setError, formState } = useForm<AddWebhookForm, unknown, AddWebhookBody>({
    resolver: zodResolver(addWebhookForm),
    defaultValues: { url: '', types: [...WEBHOOK_EVENT_TYPES] },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (body: AddWebhookBody) => {
    try {
      onMade((await addWebhook(body)).secret);
    } catch (error) {
      log.error('Adding an endpoint failed', error);
      setError('root', { message: serverTextOf(error) ?? 'Failed to add the endpoint. Please try again.' });
    }
  };

  return (
    <>
      <Typography variant="h3" component="h2" id={HEADING} sx={{ mb: 2 }}>
        New webhook endpoint
      </Typography>
      <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField label="Address" type="url" placeholder="https://" field={register('url')} error={errors.url} />
        <CheckGroup legend="Events" error={errors.types}>
          {WEBHOOK_EVENT_TYPES.map((type) => (
            <CheckField key={type} field={register('types')} value={type}>
              {type}
              <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
                {MEANING[type]}
              </Typography>
            </CheckField>
          ))}
        </CheckGroup>
        {errors.root && <Notice isFailure>{errors.root.message}</Notice>}
        <ConfirmActions onCancel={onCancel} isPending={isSubmitting} action="Add endpoint" pendingAction="Adding..." />
      </FormStack>
    </>
  );
}
