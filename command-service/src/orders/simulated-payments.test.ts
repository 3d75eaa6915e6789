import { describe, expect, it } from 'vitest';
import { simulatedPayments } from './simulated-payments.ts';
import { aCheckout, NOW, ORIGIN, paymentsContract } from './testing/payments-contract.ts';

const withSecret = (secret: string) => {
  const payments = simulatedPayments({
    origin: ORIGIN,
    keyring: { secret: (name) => Promise.resolve(Buffer.from(`${name} ${secret}`)) },
    now: () => NOW,
  });
  if (!payments) throw new Error('There are simulated payments');
  return payments;
};

paymentsContract('simulatedPayments', () => Promise.resolve({ payments: withSecret('one'), pay: () => undefined }));

describe('a simulated payment', () => {
  it('leads to our own page, which is what says that it was paid', async () => {
    const { sessionId, url } = await withSecret('one').open(aCheckout(9));
    expect(url).toBe(`${ORIGIN}/payment/success?session_id=${sessionId}`);
  });

  it('is for nothing else than what was opened', async () => {
    const payments = withSecret('one');
    const { sessionId } = await payments.open(aCheckout(9));
    for (const forged of [
      sessionId.replace('sim_9_', 'sim_8_'),
      sessionId.replace('_7_', '_6_'),
      sessionId.replace('QUICK', 'STANDARD'),
      sessionId.replace('_500_', '_1_'),
    ]) {
      expect(await payments.ask(forged)).toEqual({ status: 'unknown' });
    }
  });

  it('is unknown to another installation', async () => {
    const { sessionId } = await withSecret('one').open(aCheckout(9));
    expect(await withSecret('two').ask(sessionId)).toEqual({ status: 'unknown' });
  });

  it('moves no money', () => {
    expect(withSecret('one')).toMatchObject({ provider: 'simulated', livemode: false });
  });
});
