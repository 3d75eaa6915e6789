import { z } from 'zod';
import type { CreatePayments } from './payments.ts';
import { simulatedPayments, simulatedPaymentsWithIssues } from './simulated-payments.ts';
import { stripePayments } from './stripe-payments.ts';

/** The settings of payments. Read by the service's own process and by the launcher. */
export const paymentFields = {
  /** Absent: Stripe if there is a key, otherwise simulated, but never in production. */
  PAYMENTS_MODE: z.enum(['stripe', 'simulated']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:live|test)_\w+$/, 'must begin with sk_live_, sk_test_, rk_live_ or rk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must begin with whsec_')
    .optional(),
  /** The address of a fake Stripe server. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
};
type PaymentEnvironment = z.output<z.ZodObject<typeof paymentFields>> & { readonly isProduction: boolean };

/** The payment provider (D-60, D-107). In production, `none` without a key unless simulated payments are allowed. */
export const paymentsModeOf = (env: PaymentEnvironment): 'stripe' | 'simulated' | 'none' => {
  const { PAYMENTS_MODE: mode, STRIPE_SECRET_KEY: key, isProduction } = env;
  if (mode === 'simulated') return 'simulated';
  if (key !== undefined) return 'stripe';
  return mode === 'stripe' || isProduction ? 'none' : 'simulated';
};

/** The payments configured by the environment. */
export const choosePayments = (env: PaymentEnvironment): CreatePayments => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  const mode = paymentsModeOf(env);
  if (mode === 'simulated') return env.isProduction ? simulatedPayments : simulatedPaymentsWithIssues;
  return mode === 'stripe' && secretKey !== undefined
    ? stripePayments({ secretKey, webhookSecret, apiUrl })
    : () => undefined;
};
