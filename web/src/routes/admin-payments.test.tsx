import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '../features/audit/testing/open-console.ts';
import { paymentIssues, refundId } from '../features/audit/testing/payment-issues.ts';
import { startApiServer } from '../testing/api-server.ts';

const server = startApiServer();

beforeAll(() => import('./admin-page.tsx'));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const rowOf = (name: string) => within(screen.getByLabelText(name)).getAllByRole('row')[1];

describe('the payments of the console', () => {
  it('show what has failed and what is disputed; an auditor can do nothing about it', async () => {
    openConsole(server, '/admin/payments', { payments: paymentIssues });
    await screen.findByLabelText('Table of failed refunds');
    expect(rowOf('Table of failed refunds')).toHaveTextContent(
      /^order-1042\$3\.34FailedExpired or canceled card2025-01-06/,
    );
    expect(rowOf('Table of open disputes')).toHaveTextContent(/^order-1017€9\.21OpenProduct not received2025-01-07/);
    expect(rowOf('Table of closed issues')).toHaveTextContent(/^order-990\$5\.00WonFraudulent2025-01-02/);
    const [link] = screen.getAllByText('Open in Stripe');
    expect(link?.closest('a')).toHaveAttribute('href', 'https://dashboard.stripe.com/payments/pi_3QabcdEfGhIjKl');
    expect(screen.queryByText('Retry refund')).not.toBeInTheDocument();
  });

  it('let an operator retry a refund that has failed, and no other', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/operations/orders/1042/retry-refund', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ requestId: refundId });
      }),
    );
    openConsole(server, '/admin/payments', { payments: paymentIssues }, ['auditor', 'operator']);
    await userEvent.click(await screen.findByText('Retry refund'));
    expect(await screen.findByText('Refund of order 1042 requested again')).toBeVisible();
    await waitFor(() => expect(sent).toEqual([{ refundId }]));
  });

  it('show a sentence when all is well', async () => {
    openConsole(server, '/admin/payments', { payments: { issues: [] } });
    expect(await screen.findByText('No failed refunds.')).toBeVisible();
    expect(screen.getByText('No open disputes.')).toBeVisible();
    expect(screen.getByText('All payments and refunds in the log')).toHaveAttribute('href', '/admin/log?stream=order-');
    expect(screen.queryByLabelText('Table of closed issues')).not.toBeInTheDocument();
  });
});
