import { analysisEvents } from '@twofold/contracts/analysis/events';
import { describe, expect, it } from 'vitest';
import { productAppends } from './products.ts';

describe('making up analyses', () => {
  it('gives events as the command service records them', () => {
    const appends = productAppends();
    for (let index = 0; index < 20; index++) {
      const [event] = appends.next().value?.events ?? [];
      analysisEvents[event!.type as keyof typeof analysisEvents].parse(event!.data);
    }
  });

  it('writes reports of the size that analysts write', () => {
    const appends = productAppends();
    const sizes = Array.from({ length: 40 }, () => JSON.stringify(appends.next().value?.events).length);
    const largest = Math.max(...sizes);
    expect(largest).toBeGreaterThan(5_000);
    expect(largest).toBeLessThan(9_000);
  });
});
