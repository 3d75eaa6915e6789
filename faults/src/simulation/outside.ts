import { aPaymentProvider } from '@twofold/command-service/testing/a-payment-provider';
import { keptMail } from '@twofold/command-service/testing/kept-mail';
import type { Payments } from '@twofold/command-service/orders/payments';
import type { Observed } from '../oracle/observed.ts';
import type { Crossing } from './faults.ts';
import type { Timeline } from './timeline.ts';

/** A session that nobody pays ends by itself. */
const SESSION_MS = 59 * 60_000;

/** The world outside: who takes money, and where mails go. No process that dies takes it along. */
export const createOutside = (timeline: Timeline, isGullible = false) => {
  const provider = aPaymentProvider(isGullible);
  const { mail, mails } = keptMail();
  let noticed = 0;

  const endInTime = (): void => {
    for (const sessionId of [...provider.sessions.keys()].slice(noticed)) {
      noticed++;
      void timeline.sleep(SESSION_MS).then(() => provider.expire(sessionId));
    }
  };

  return {
    provider,
    mails,
    mailOf: ({ effect }: Crossing): typeof mail => ({ ...mail, send: (sent) => effect(() => mail.send(sent)) }),
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
        sessions: new Map(sessions.map(([id, { checkout }]) => [id, checkout.orderId])),
        paid: new Map(
          sessions.flatMap(([id, { status, checkout }]) => (status === 'paid' ? [[id, checkout.amountCents]] : [])),
        ),
      };
    },
  };
};

export type Outside = ReturnType<typeof createOutside>;
