import { createHash } from 'node:crypto';
import { agreementView, statementsToJudge } from '@twofold/contracts/reviews/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';

const OWNER = 5;
const BUYER = 6;
const ADA = 3;
const TOM = 4;
const STRANGER = 8;
const LINK = 'token-of-a-mail';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const document = (id: number) =>
  JSON.stringify({
    id,
    purpose: 'It sends invoices.',
    targetAudience: 'Carpenters',
    usps: ['Invoices in one minute'],
    evidence: [{ id: 'strengths-2', path: 'aiAnalysis.strengths.1', basis: 'table', table: 'alternatives' }],
    aiAnalysis: {
      strengths: ['It names its price', 'Others like it'],
      weaknesses: ['No one is quoted'],
      opportunities: ['Show a customer'],
      threats: [],
      successPotential: { rating: 7, rationale: 'It is clear.', improvements: ['Quote a customer'] },
    },
  });
const price = (answer: string, comment?: string) => ({
  path: 'aiAnalysis.strengths.0',
  answer,
  ...(comment && { comment }),
});

let service: RunningService;
const cookies = new Map<number, string>();
beforeAll(async () => {
  service = await startService();
  for (const id of [OWNER, BUYER, ADA, TOM, STRANGER]) cookies.set(id, await service.logIn(id));
  await service.addUser(TOM, { fullName: 'Tom Abara', expertise: 'Service manager' });
  await service.addProduct(11, { ownerId: OWNER, document: document(11), version: 2, older: `{"1":${document(11)}}` });
  await service.addProduct(12, { ownerId: OWNER, isListed: false, document: document(12) });
  await service.addOrder(31, { productId: 11, userId: BUYER, linkHash: sha256(LINK) });
  for (const [reviewId, userId] of [
    [21, ADA],
    [22, TOM],
  ] as const)
    await service.addReview(reviewId, { productId: 11, userId, status: 'complete' });
  await service.addJudged(21, { userId: ADA, version: 2, answers: [price('agree')] });
  await service.addJudged(22, {
    userId: TOM,
    version: 2,
    answers: [price('disagree', 'I found none.'), { path: 'purpose', answer: 'agree' }],
  });
});
afterAll(() => service.end());

const get = (path: string, who?: number) => service.get(path, who === undefined ? '' : cookies.get(who));

describe('GET /api/products/{id}/statements', () => {
  it('asks a person about three statements of three sections, those first that fewest have judged (D-128)', async () => {
    const { body } = await get('/api/products/11/statements', STRANGER);
    const { version, statements } = statementsToJudge.strict().parse(body);
    expect(version).toBe(2);
    expect(statements).toHaveLength(3);
    expect(statements.map(({ path }) => path)).not.toContain('aiAnalysis.strengths.0');
    // Nor about statements from our table.
    expect(statements.map(({ path }) => path)).not.toContain('aiAnalysis.strengths.1');
  });

  it('returns at most three including judged ones, and none of another version', async () => {
    const { body } = await get('/api/products/11/statements', TOM);
    const { statements } = statementsToJudge.parse(body);
    expect(statements).toHaveLength(1);
    expect(['strengths', 'purpose']).not.toContain(statements[0]?.section);
    const older = await get('/api/products/11/statements?version=1', TOM);
    expect(older.body).toEqual({ version: 1, statements: [] });
  });

  it.each([
    ['a visitor', undefined, '/api/products/11/statements', 401],
    ['who may not know of the app', STRANGER, '/api/products/12/statements', 404],
    ['who names no app', STRANGER, '/api/products/abc/statements', 404],
    ['who names a version that is none', STRANGER, '/api/products/11/statements?version=0', 400],
    ['who names a version that is not there', STRANGER, '/api/products/11/statements?version=9', 404],
  ])('answers %s with its status', async (_, who, path, status) => expect((await get(path, who)).status).toBe(status));
});

describe('GET /api/products/{id}/agreement', () => {
  const counts = { path: 'aiAnalysis.strengths.0', agree: 1, disagree: 1, cannotTell: 0, isContradicted: false };

  it('tells everybody in numbers what two or more people have judged (D-128)', async () => {
    const { status, body } = await get('/api/products/11/agreement');
    expect(status).toBe(200);
    expect(agreementView.strict().parse(body)).toEqual({ version: 2, people: 2, share: 0.5, statements: [counts] });
  });

  it.each([
    ['the owner', OWNER],
    ['a buyer', BUYER],
  ])('tells %s who said what', async (_, who) => {
    const { statements } = agreementView.parse((await get('/api/products/11/agreement', who)).body);
    expect(statements.map(({ path }) => path)).toEqual(['aiAnalysis.strengths.0', 'purpose']);
    expect(statements[0]?.voices).toContainEqual({
      reviewer: { name: 'Tom Abara', expertise: 'Service manager' },
      answer: 'disagree',
      comment: 'I found none.',
    });
  });

  it('shows the authors through the link of a mail, but not with another token', async () => {
    const withToken = (token: string) => get(`/api/products/11/agreement?order=31&token=${token}`);
    expect((await withToken(LINK)).body).toEqual((await get('/api/products/11/agreement', BUYER)).body);
    expect((await withToken('another')).body).toEqual((await get('/api/products/11/agreement')).body);
  });

  it('does not show other authors to a reviewer', async () =>
    expect((await get('/api/products/11/agreement', ADA)).body).toEqual(
      (await get('/api/products/11/agreement')).body,
    ));

  it('is 404 for an app that the reader may not see', async () => {
    expect((await get('/api/products/12/agreement')).status).toBe(404);
    expect((await get('/api/products/12/agreement', OWNER)).status).toBe(200);
  });

  it('is empty for a version without judgments', async () =>
    expect((await get('/api/products/11/agreement?version=1')).body).toEqual({
      version: 1,
      people: 0,
      statements: [],
    }));
});
