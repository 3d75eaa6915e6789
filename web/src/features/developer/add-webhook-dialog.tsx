import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { WEBHOOK_EVENT_TYPES, type AddWebhookBody } from '@twofold/contracts/webhooks/api';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckField } from '../../components/form/check-field.tsx';
import { FormActions, FormStack, Problem } from '../../components/form/form-parts.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { TriangleIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { SheetDialog } from '../../components/sheet-dialog.tsx';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { SecretOnce } from './secret-once.tsx';
import { addWebhookForm, useAddWebhook, type AddWebhookForm } from './webhooks-api.ts';

const MEANING = {
  'analysis.completed': 'A report about one of your apps is ready',
  'site.measured': 'Screenshots and measurements of a report are there',
  'review.completed': 'Somebody has reviewed one of your apps',
  'order.delivered': 'All reviews of an order are there',
  'order.refunded': 'An order was refunded, in part or whole',
};
const HEADING = 'add-webhook-heading';

const Types = styled('fieldset')({ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 });

/** Asks where to send which events, and shows the signing secret once. */
export function AddWebhookDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  const done = () => {
    onClose();
    setSecret(undefined);
  };
  return (
    <SheetDialog open={isOpen} onClose={() => secret === undefined && onClose()} aria-labelledby={HEADING}>
      {secret === undefined ? (
        <AddWebhookFields onAdded={setSecret} onCancel={onClose} />
      ) : (
        <SecretOnce
          headingId={HEADING}
          heading="Copy the signing secret now"
          text="You won’t see it again. Your receiver needs it to tell our messages from others (Standard Webhooks)."
          secret={secret}
          onDone={done}
        />
      )}
    </SheetDialog>
  );
}

type AddWebhookFieldsProps = { readonly onAdded: (secret: string) => void; readonly onCancel: () => void };

function AddWebhookFields({ onAdded, onCancel }: AddWebhookFieldsProps) {
  const addWebhook = useAddWebhook();
  const { register, handleSubmit, setError, formState } = useForm<AddWebhookForm, unknown, AddWebhookBody>({
    resolver: zodResolver(addWebhookForm),
    defaultValues: { url: '', types: [...WEBHOOK_EVENT_TYPES] },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (body: AddWebhookBody) => {
    try {
      onAdded((await addWebhook(body)).secret);
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
        <Types>
          <FormLabel component="legend" sx={{ mb: 1 }}>
            Events
          </FormLabel>
          {WEBHOOK_EVENT_TYPES.map((type) => (
            <CheckField key={type} field={register('types')} value={type}>
              {type}
              <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
                {MEANING[type]}
              </Typography>
            </CheckField>
          ))}
          {errors.types && (
            <Problem role="alert">
              <TriangleIcon size={14} />
              {errors.types.message}
            </Problem>
          )}
        </Types>
        {errors.root && <Notice isFailure>{errors.root.message}</Notice>}
        <FormActions>
          <Button variant="text" onClick={onCancel} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Adding...' : 'Add endpoint'}
          </Button>
        </FormActions>
      </FormStack>
    </>
  );
}
