import { aPaymentProvider } from '@twofold/command-service/testing/a-payment-provider';
import { keptMail } from '@twofold/command-service/testing/kept-mail';
import type { Payments } from '@twofold/command-service/orders/payments';
import type { Observed } from '../oracle/observed.ts';
import type { Crossing } from './faults.ts';
import type { Timeline } from './timeline.ts';

/** A session that is never paid ends on its own. */
const SESSION_MS = 59 * 60_000;
/** Every third refund fails after so long, without a webhook event. */
const REFUND_FAILS_MS = 30 * 3_600_000;

/** The payment provider and the mail server, which outlive processes. */
export const createOutside = (timeline: Timeline, acceptsAnyPayment = false) => {
  const provider = aPaymentProvider(acceptsAnyPayment);
  const { mail, mails } = keptMail();
  const links = { reset: new Map<string, string[]>(), confirm: new Map<string, string[]>() };
  let sent = 0;
  let noticed = 0;
  let refunds = 0;

  const deliver: typeof mail.send = (mailed) => {
    sent++;
    const [, reset] = /reset-password\/(\S+)/.exec(mailed.text) ?? [];
    const [, confirm] = /confirm-email\?token=(\S+)/.exec(mailed.text) ?? [];
    if (reset !== undefined) links.reset.set(mailed.to, [...(links.reset.get(mailed.to) ?? []), reset]);
    if (confirm !== undefined) links.confirm.set(mailed.to, [...(links.confirm.get(mailed.to) ?? []), confirm]);
    return mail.send(mailed);
  };

  const endInTime = (): void => {
    for (const sessionId of [...provider.sessions.keys()].slice(noticed)) {
      noticed++;
      void timeline.sleep(SESSION_MS).then(() => provider.expire(sessionId));
    }
    for (const refundId of [...provider.refunds.keys()].slice(refunds)) {
      refunds++;
      if (refunds % 3 === 0) void timeline.sleep(REFUND_FAILS_MS).then(() => provider.failRefund(refundId));
    }
  };

  return {
    provider,
    /** The mails that the mail server has stored. */
    mails,
    sent: () => sent,
    linksFor: (email: string): readonly string[] => links.reset.get(email) ?? [],
    confirmationsFor: (email: string): readonly string[] => links.confirm.get(email) ?? [],
    mailOf: ({ effect }: Crossing): typeof mail => ({
      send: (mailed) => effect(() => deliver(mailed)),
      forget: (about) => effect(() => mail.forget(about)),
    }),
    paymentsOf: ({ effect }: Crossing): Payments =>
      provider.paymentsOf((work) =>
        effect(async () => {
          const result = await work();
          endInTime();
          return result;
        }),
      ),
    seen: (): Observed['provider'] => {
      const sessions = [...provider.sessions];
      return {
        refunds: provider.refunds,
        failedRefunds: provider.failed,
        sessions: new Map(sessions.map(([id, { checkout }]) => [id, checkout.orderId])),
        paid: new Map(
          sessions.flatMap(([id, { status, checkout }]) => (status === 'paid' ? [[id, checkout.amountCents]] : [])),
        ),
      };
    },
  };
};

export type Outside = ReturnType<typeof createOutside>;
