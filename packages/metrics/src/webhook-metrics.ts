import { Counter, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How an attempt to send a webhook ended: accepted, answered with another status, or not answered. */
type WebhookAttempt = { readonly outcome: 'delivered' | 'refused' | 'unanswered'; readonly seconds: number };

/** Counts attempts to send webhooks by their outcome, and measures their duration. */
export const webhookMetrics = (registry: Registry): ((attempt: WebhookAttempt) => void) => {
  const registers = [registry];
  const attempts = new Counter({
    name: 'twofold_webhook_attempts_total',
    help: 'Attempts to send a webhook by outcome: delivered, refused or not answered',
    labelNames: ['outcome'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'twofold_webhook_attempt_seconds',
    help: 'Duration of an attempt to send a webhook',
    buckets: SECONDS,
    registers,
  });
  return ({ outcome, seconds }) => {
    attempts.inc({ outcome });
    duration.observe(seconds);
  };
};
