import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { WebhookView } from '@twofold/contracts/webhooks/api';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { WrappingUrl } from '../../components/wrapping-url.tsx';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { Buttons, DeveloperSection, Row, RowHead } from './developer-parts.tsx';
import { usePending } from './use-pending.ts';
import { useWebhooks, useWebhookWrites } from './webhooks-api.ts';

/** The user's webhook endpoints, and their deliveries. */
export function WebhooksSection() {
  const { data: webhooks, error, mutate } = useWebhooks();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <DeveloperSection
      id="webhooks-heading"
      heading="Webhooks"
      text="We post a signed message to your endpoint. If it doesn’t answer with 2xx, we retry for three days, then disable it."
      action={<Button onClick={() => setIsAdding(true)}>New endpoint</Button>}
    >
      {webhooks ? (
        <Webhooks webhooks={webhooks} />
      ) : error ? (
        <LoadFailed text="Failed to load your webhooks" onRetry={() => void mutate()} />
      ) : (
        <Skeleton height={72} role="status" aria-label="Loading webhooks" />
      )}
      <AddWebhookDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </DeveloperSection>
  );
}

function Webhooks({ webhooks }: { readonly webhooks: readonly WebhookView[] }) {
  if (webhooks.length === 0) return <Typography color="textSecondary">No endpoints yet.</Typography>;
  return (
    <ul aria-labelledby="webhooks-heading">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  );
}

function WebhookRow({ webhook }: { readonly webhook: WebhookView }) {
  const { id, url, types, state } = webhook;
  const { remove, enable, sendTest } = useWebhookWrites(id);
  const { isPending, run } = usePending();
  const [isOpen, setIsOpen] = useState(false);

  const test = async () => {
    await sendTest();
    setIsOpen(true);
  };

  return (
    <li>
      <Row as="div">
        <div>
          <RowHead>
            <Typography variant="h4" component="h3">
              <WrappingUrl url={url} />
            </Typography>
            {state === 'disabled' && <Chip variant="state" label="Disabled" color="warning" />}
          </RowHead>
          <Typography variant="body2" color="textSecondary">
            {types.join(', ')}
          </Typography>
        </div>
        <Buttons role="group" aria-label={url}>
          <Button variant="outlined" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide log' : 'Delivery log'}
          </Button>
          {state === 'enabled' ? (
            <Button variant="outlined" size="small" disabled={isPending} onClick={() => run(test, 'Test sent')}>
              Send test
            </Button>
          ) : (
            <Button
              variant="outlined"
              size="small"
              disabled={isPending}
              onClick={() => run(enable, 'Endpoint enabled')}
            >
              Enable
            </Button>
          )}
          <Button
            variant="outlined"
            size="small"
            color="error"
            disabled={isPending}
            onClick={() => run(remove, 'Endpoint removed')}
          >
            Remove
          </Button>
        </Buttons>
      </Row>
      {isOpen && <DeliveryLog webhook={webhook} />}
    </li>
  );
}
