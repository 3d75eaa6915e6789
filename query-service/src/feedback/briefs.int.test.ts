import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { requestId } from '../testing/orders-and-requests.ts';

const NEVER = '2999-01-01T12:00:00.000Z';
const brief = { task: 'Book a stand.', questions: ['Is the price clear?'], access: 'guest / guest' };
const [held, over, bare] = [requestId(1), requestId(2), requestId(3)];

let service: RunningService;
let owner: string;
let reviewer: string;
let stranger: string;
beforeAll(async () => {
  service = await startService();
  owner = await service.logIn(3);
  reviewer = await service.logIn(4);
  stranger = await service.logIn(5);
  await service.addProduct(11, { ownerId: 3 });
  await service.addRequest(held, { userId: 3, seats: [{ state: 'claimed', userId: 4, dueAt: NEVER }] });
  await service.addRequest(over, {
    userId: 3,
    seats: [{ state: 'claimed', userId: 4, dueAt: '2020-01-01T12:00:00.000Z' }],
  });
  await service.addRequest(bare, { userId: 3 });
  await service.addBrief(held, brief);
  await service.addBrief(over, brief);
});
afterAll(() => service.end());

const access = (id: string, cookie = '') => service.get(`/api/feedback-requests/${id}/access`, cookie);

describe('D-137: a brief', () => {
  it('tells a reviewer with a seat that there is a test login, and no more', async () => {
    const { body } = await service.get('/api/me/claims', reviewer);
    expect(body).toMatchObject([
      { requestId: held, brief: { task: brief.task, questions: brief.questions, hasAccess: true } },
    ]);
    expect(JSON.stringify(body)).not.toContain(brief.access);
  });

  it('is whole for its author', async () => {
    const { body } = await service.get('/api/me/feedback-requests', owner);
    const found = (body as { requestId: string; brief?: unknown }[]).find((request) => request.requestId === held);
    expect(found?.brief).toEqual({ ...brief, hasAccess: true });
  });
});

describe('GET /api/feedback-requests/{id}/access', () => {
  it('returns the test login to a reviewer while their claim runs', async () =>
    expect(await access(held, reviewer)).toMatchObject({ status: 200, body: { access: brief.access } }));

  it('answers 404 to everyone else, once the claim has expired, and if there is none', async () => {
    expect((await access(held, stranger)).status).toBe(404);
    expect((await access(over, reviewer)).status).toBe(404);
    expect((await access(bare, reviewer)).status).toBe(404);
    expect((await access('once', reviewer)).status).toBe(404);
  });

  it('answers 401 to a visitor', async () => expect((await access(held)).status).toBe(401));
});
