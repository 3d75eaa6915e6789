import Button from '@mui/material/Button';
import type { OperationRequestedResponse, RetryRefundBody } from '@twofold/contracts/operations/api';
import { useSWRConfig } from 'swr';
import { useSend } from '../../../lib/use-send.ts';
import { paymentsKey } from '../figures-api.ts';
import { useOperationRequest } from '../projections/use-operation-request.ts';
import type { PaymentIssue } from './issue-words.ts';

const BY_THE_SERVICE = { appliedBy: 'The command service' };

/** Retries a failed refund. */
export function RetryButton({ issue: { orderId, reference } }: { readonly issue: PaymentIssue }) {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const { ask, isPending } = useOperationRequest(BY_THE_SERVICE);

  const retry = async (): Promise<void> => {
    const body: RetryRefundBody = { refundId: reference };
    await send<OperationRequestedResponse>('POST', `/api/operations/orders/${orderId}/retry-refund`, body);
    void mutate(paymentsKey);
  };

  return (
    <Button
      variant="outlined"
      size="small"
      disabled={isPending}
      aria-label={`Retry refund of order ${orderId}`}
      onClick={() => void ask(`Refund of order ${orderId} requested again`, retry)}
    >
      Retry refund
    </Button>
  );
}
