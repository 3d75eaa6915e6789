import { describe, expect, it } from 'vitest';
import { deliveryIdOf, messageId } from './message-id.ts';
import { RETRIES_MS, retryInMs } from './retries.ts';

const THREE_DAYS_MS = 3 * 86_400_000;

describe('the retries of a webhook', () => {
  it('go on for three days, and not much longer', () => {
    const total = RETRIES_MS.reduce((sum, waitMs) => sum + waitMs, 0);
    expect(total).toBeGreaterThanOrEqual(THREE_DAYS_MS);
    expect(total * 1.2).toBeLessThan(1.3 * THREE_DAYS_MS);
  });

  it('wait longer each time, with jitter, and end', () => {
    expect([retryInMs(1, 0), retryInMs(1, 1), retryInMs(2, 0)]).toEqual([5_000, 6_000, 300_000]);
    expect(retryInMs(RETRIES_MS.length, 0)).toBe(86_400_000);
    expect(retryInMs(RETRIES_MS.length + 1, 0)).toBeUndefined();
  });
});

describe('the id of a message', () => {
  it('names its delivery', () => {
    const id = crypto.randomUUID();
    expect(messageId(id)).toMatch(/^msg_[0-9a-f]{32}$/);
    expect(deliveryIdOf(messageId(id))).toBe(id);
  });
  it.each(['', 'msg_', 'msg_x', crypto.randomUUID()])('is not %j', (text) =>
    expect(deliveryIdOf(text)).toBeUndefined(),
  );
});
