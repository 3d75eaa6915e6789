import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from './testing/a-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
  await service.addOrder(9, { userId: 3, refunds: JSON.stringify([{ state: 'the state of a secret' }]) });
});
afterAll(() => service.end());

describe('reading a row that does not fit its schema', () => {
  it('is a 500, logged once without content', async () => {
    const { status, body } = await service.get('/api/orders/9', await service.logIn(3));
    expect({ status, body }).toMatchObject({ status: 500, body: { error: 'Something went wrong' } });
    const logged = service.records.filter(({ level }) => Number(level) >= 40);
    expect(logged).toMatchObject([{ level: 50, err: { type: 'ZodError' } }]);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });
});
