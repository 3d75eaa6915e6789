import { reactorOperationEvents } from '@twofold/contracts/operations/events';
import { describe, expect, it } from 'vitest';
import { REACTOR_NAMES } from './background.ts';

describe('the names of reactors', () => {
  it('are all valid in operator requests', () => {
    const { reactor } = reactorOperationEvents.ReactorStreamRetryRequested.shape;
    expect([...REACTOR_NAMES].filter((name) => !reactor.safeParse(name).success)).toEqual([]);
    expect(REACTOR_NAMES.size).toBeGreaterThan(20);
  });
});
