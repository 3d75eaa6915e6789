import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { WebhookAttempt, WebhookDelivery, WebhookView } from '@twofold/contracts/webhooks/api';
import { LoadFailed } from '../../components/load-failed.tsx';
import { dateTime } from '../../lib/date-time.ts';
import { RowHead } from './developer-parts.tsx';
import { usePending } from './use-pending.ts';
import { useDeliveries, useWebhookWrites } from './webhooks-api.ts';

const Log = styled('div')(({ theme }) => ({
  paddingBlock: '4px 20px',
  [theme.breakpoints.up('md')]: { paddingLeft: 24 },
}));

const Delivery = styled('details')(({ theme }) => ({
  padding: '12px 0',
  borderTop: `1px dashed ${theme.vars.palette.divider}`,
  '& > summary': { cursor: 'pointer' },
  '& > summary > *': { display: 'inline-flex', maxWidth: 'calc(100% - 24px)', verticalAlign: 'top' },
}));

const Details = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, marginTop: 12 });

/** A request or answer, unchanged; it scrolls in its own box. */
const Text = styled('pre')(({ theme }) => ({
  ...theme.typography.caption,
  boxSizing: 'border-box',
  width: '100%',
  maxHeight: 240,
  margin: 0,
  padding: '10px 12px',
  overflow: 'auto',
  borderRadius: 8,
  background: theme.vars.palette.sunken,
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

const Attempts = styled('ol')({ display: 'grid', gap: 12, width: '100%', '& pre': { marginTop: 6 } });

const STATES = {
  waiting: { label: 'Waiting', color: 'warning' },
  delivered: { label: 'Delivered', color: 'success' },
  failed: { label: 'Failed', color: 'error' },
  stopped: { label: 'Not sent', color: 'error' },
} as const;

/** The deliveries to one endpoint, with its answers. */
export function DeliveryLog({ webhook }: { readonly webhook: WebhookView }) {
  const { data: deliveries, error, mutate } = useDeliveries(webhook.id);
  return (
    <Log role="region" aria-label={`Delivery log: ${webhook.url}`}>
      {deliveries ? (
        <Deliveries webhook={webhook} deliveries={deliveries} />
      ) : error ? (
        <LoadFailed text="Failed to load the delivery log" onRetry={() => void mutate()} />
      ) : (
        <Skeleton height={48} role="status" aria-label="Loading the delivery log" />
      )}
    </Log>
  );
}

type DeliveriesProps = { readonly webhook: WebhookView; readonly deliveries: readonly WebhookDelivery[] };

function Deliveries({ webhook, deliveries }: DeliveriesProps) {
  const { deliverAgain } = useWebhookWrites(webhook.id);
  const { isPending, run } = usePending();
  if (deliveries.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nothing sent yet.
      </Typography>
    );
  }
  return deliveries.map((delivery) => (
    <Delivery key={delivery.id}>
      <summary>
        <RowHead>
          {delivery.type}
          <Chip variant="state" {...STATES[delivery.state]} />
          <Typography variant="body2" component="span" color="textSecondary">
            {dateTime(delivery.createdAt)}
          </Typography>
        </RowHead>
      </summary>
      <Details>
        <Typography variant="body2" color="textSecondary">
          webhook-id: {delivery.id}
          {delivery.nextTryAt !== undefined && delivery.attempts.length > 0 && (
            <>
              <br />
              Next try {dateTime(delivery.nextTryAt)}
            </>
          )}
        </Typography>
        <Text tabIndex={0} role="group" aria-label="Request">
          {delivery.body}
        </Text>
        {delivery.attempts.length > 0 && (
          <Attempts aria-label="Attempts">
            {delivery.attempts.map((attempt) => (
              <Attempt key={attempt.number} attempt={attempt} />
            ))}
          </Attempts>
        )}
        {webhook.state === 'enabled' && delivery.state !== 'waiting' && (
          <Button
            variant="outlined"
            size="small"
            disabled={isPending}
            onClick={() => run(() => deliverAgain(delivery.id), 'Message sent again')}
          >
            Deliver again
          </Button>
        )}
      </Details>
    </Delivery>
  ));
}

function Attempt({ attempt }: { readonly attempt: WebhookAttempt }) {
  const { number, startedAt, durationMs, status, answer, problem } = attempt;
  const outcome =
    status === undefined
      ? (problem ?? 'Interrupted; the message may have arrived')
      : `Responded ${status} after ${durationMs} ms`;
  return (
    <li>
      <Typography variant="body2">
        {number}. {dateTime(startedAt)}: {outcome}
      </Typography>
      {answer !== undefined && answer !== '' && (
        <Text tabIndex={0} role="group" aria-label={`Response to attempt ${number}`}>
          {answer}
        </Text>
      )}
    </li>
  );
}
