import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InvalidSignature, InvalidWebhook, type Payments } from './payments.ts';
import { stripePayments } from './stripe-payments.ts';
import { aCheckout, NOW, ORIGIN } from './testing/payments-contract.ts';
import {
  signatureOf,
  STAND_IN_WEBHOOK_SECRET,
  startStandInStripe,
  type StandInStripe,
} from './testing/stand-in-stripe.ts';

let stripe: StandInStripe;
beforeEach(async () => {
  stripe = await startStandInStripe({ now: () => NOW });
});
afterEach(() => stripe.close());

const paymentsWith = (webhookSecret: string | undefined): Payments => {
  const made = stripePayments({ secretKey: 'sk_test_1', webhookSecret, apiUrl: stripe.url })({
    origin: ORIGIN,
    keyring: { secret: () => Promise.reject(new Error('Stripe needs no secret of ours')) },
    now: () => NOW,
  });
  if (!made) throw new Error('There are payments by Stripe');
  return made;
};
const payments = (): Payments => paymentsWith(STAND_IN_WEBHOOK_SECRET);

describe('webhooks from Stripe', () => {
  const read = ({ body, signature }: { body: string; signature: string }) =>
    payments().readWebhook(Buffer.from(body), signature);

  it('names the session that it is about', async () => {
    const { sessionId } = await payments().open(aCheckout(9));
    expect(read(stripe.webhookOf(sessionId, 'checkout.session.completed', 'evt_1'))).toEqual({
      eventId: 'evt_1',
      sessionId,
    });
  });

  it('is about nothing of ours, if it is of another kind', () => {
    expect(read(stripe.webhookOf('cs_test_123', 'invoice.paid', 'evt_1'))).toEqual({
      eventId: 'evt_1',
      sessionId: undefined,
    });
  });

  it('is not believed when it was changed, signed by another key, or kept for long', () => {
    const { body, signature } = stripe.webhookOf('cs_test_123', 'checkout.session.completed');
    expect(() => read({ body: body.replace('123', '124'), signature })).toThrow(InvalidSignature);
    expect(() => read({ body, signature: signatureOf(body, 'whsec_another') })).toThrow(InvalidSignature);
    const longAgo = Math.floor(Date.now() / 1000) - 3_600;
    expect(() => read({ body, signature: signatureOf(body, STAND_IN_WEBHOOK_SECRET, longAgo) })).toThrow(
      InvalidSignature,
    );
    const noJson = 'not JSON';
    expect(() => read({ body: noJson, signature: signatureOf(noJson) })).toThrow(InvalidSignature);
  });

  it.each([
    'null',
    '[{}]',
    '{"id":"evt_1","data":{"object":{}}}',
    '{"id":"evt_1","type":"checkout.session.completed"}',
    '{"id":"evt_\\u0000","type":"checkout.session.completed","data":{"object":{"id":"cs_test_123"}}}',
    '{"id":1,"type":"checkout.session.completed","data":{"object":{"id":"cs_test_123"}}}',
  ])('is unreadable where it is signed and yet is %s', (body) => {
    expect(() => read({ body, signature: signatureOf(body) })).toThrow(InvalidWebhook);
  });

  it('names no session by what cannot be the id of one', () => {
    const { body } = stripe.webhookOf('cs_test_\ud800', 'checkout.session.completed', 'evt_1');
    expect(read({ body, signature: signatureOf(body) })).toEqual({ eventId: 'evt_1', sessionId: undefined });
  });

  it('cannot be believed without the secret', () => {
    const { body, signature } = stripe.webhookOf('cs_test_123', 'checkout.session.completed');
    const without = paymentsWith(undefined);
    expect(() => without.readWebhook(Buffer.from(body), signature)).toThrow('STRIPE_WEBHOOK_SECRET');
  });
});
