import { EnvironmentError, parseEnvironment } from '@twofold/http/environment';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { choosePayments, paymentFields, paymentsModeOf } from './choose-payments.ts';

const key = { STRIPE_SECRET_KEY: 'sk_test_1' };
const read = (env: Readonly<Record<string, string>>, isProduction = false) => ({
  ...parseEnvironment(z.object(paymentFields), env),
  isProduction,
});
const paymentsOf = (env: ReturnType<typeof read>) =>
  choosePayments(env)({
    origin: 'https://twofold.example',
    keyring: { secret: () => Promise.resolve(Buffer.alloc(32)) },
    now: () => new Date(),
  });
const providerOf = (env: ReturnType<typeof read>) => paymentsOf(env)?.provider;

describe('choosing the payment provider', () => {
  it.each([
    ['nothing is set', {}, 'simulated', undefined],
    ['there is a key', key, 'stripe', 'stripe'],
    ['Stripe is asked for without a key', { PAYMENTS_MODE: 'stripe' }, undefined, undefined],
    ['they are to be simulated', { PAYMENTS_MODE: 'simulated' }, 'simulated', 'simulated'],
    ['they are to be simulated beside a key', { PAYMENTS_MODE: 'simulated', ...key }, 'simulated', 'simulated'],
  ])('where %s', (_, env, elsewhere, inProduction) => {
    expect(providerOf(read(env))).toBe(elsewhere);
    expect(providerOf(read(env, true))).toBe(inProduction);
    expect(paymentsModeOf(read(env))).toBe(elsewhere ?? 'none');
  });

  it('lets failing refunds and disputes be simulated outside production only', () => {
    const simulated = { PAYMENTS_MODE: 'simulated' };
    expect(paymentsOf(read(simulated))?.simulate).toBeDefined();
    expect(paymentsOf(read(simulated, true))).toMatchObject({ provider: 'simulated' });
    expect(paymentsOf(read(simulated, true))?.simulate).toBeUndefined();
    expect(paymentsOf(read(key))?.simulate).toBeUndefined();
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_API_URL', 'localhost:1234'],
    ['PAYMENTS_MODE', 'none'],
  ])('refuses a %s that cannot be one', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(EnvironmentError);
  });
});
