import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { anEvent, collect } from '@twofold/event-store/testing/events';
import { describe, expect, it } from 'vitest';
import { accessOnly } from './access-only.ts';

describe('the log as the audit service is handed it', () => {
  it('takes accesses, and nothing else', async () => {
    const log = memoryEventStore();
    const handed = accessOnly(log);
    await handed.appendToStream('access-4', [anEvent()], 'any');
    for (const stream of ['credits-4', 'access', 'accessory-4', 'user-access-4'])
      await expect(handed.appendToStream(stream, [anEvent()], 'any')).rejects.toThrow('access streams only');
    expect((await collect(log.readAll())).map(({ stream }) => stream)).toEqual(['access-4']);
  });
});
