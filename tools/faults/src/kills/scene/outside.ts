import { setTimeout as delay } from 'node:timers/promises';
import type { SignedWebhook } from '@twofold/command-service/orders/testing/stand-in-stripe';
import type { Violation } from '../../oracle/observed.ts';
import type { OutsideCall } from '../process/messages.ts';

const AGAIN_MS = 50;
const TRIES = 400;

/** The outside world of the processes, which outlives them, and their output. */
export const createOutside = () => {
  const counts: Record<OutsideCall, number> = { 'read a site': 0, analyze: 0, 'send a mail': 0 };
  const secrets: string[] = [];
  let written = '';

  return {
    take: (call: OutsideCall): void => {
      counts[call]++;
    },
    mailsSent: (): number => counts['send a mail'],
    say: (text: string): void => {
      written += text;
    },
    lastWords: (): string => written.slice(-400),
    /** Adds a text that no log may contain. */
    addSecret: (secret: string): void => void secrets.push(secret),
    /** I12: nothing personal is in the logs of a process. */
    leaks: (): Violation[] =>
      secrets
        .filter((secret) => written.includes(secret))
        .map((secret) => ({ invariant: 'I12', what: `${secret} is in a log` })),
    /** Sends a signed webhook event until the service acknowledges it, as the provider does. */
    webhookTo:
      (url: () => Promise<string>, sign: (sessionId: string) => SignedWebhook) =>
      async (sessionId: string): Promise<void> => {
        const { body, signature } = sign(sessionId);
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        for (let count = 0; count < TRIES; count++) {
          const answer = await fetch(`${await url()}/api/payment/webhook`, { method: 'POST', headers, body }).catch(
            () => undefined,
          );
          await answer?.text().catch(() => undefined);
          if (answer?.ok) return;
          await delay(AGAIN_MS);
        }
        throw new Error(`No one subscribed to ${sessionId}`);
      },
  };
};

export type Outside = ReturnType<typeof createOutside>;
