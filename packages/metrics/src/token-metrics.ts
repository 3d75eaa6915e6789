import { Counter, type Registry } from 'prom-client';

/** Counts refused access tokens by the reason, such as `revoked` or `too-many-guesses`. */
export const tokenMetrics = (registry: Registry): ((reason: string) => void) => {
  const refused = new Counter({
    name: 'twofold_token_refusals_total',
    help: 'Refused requests with an access token, by reason',
    labelNames: ['reason'] as const,
    registers: [registry],
  });
  return (reason) => refused.inc({ reason });
};
