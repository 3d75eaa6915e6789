import { createLog } from '@twofold/http/log';
import { afterEach, describe, expect, it } from 'vitest';
import { answerWith, completion, startStandInModel } from '../../testing/stand-in-model.ts';
import { openaiComparer } from './openai-comparer.ts';

const log = createLog({ service: 'test', level: 'silent' });
let closeModel: (() => Promise<void>) | undefined;
afterEach(async () => {
  await closeModel?.();
  closeModel = undefined;
});

const REVIEWS = [
  { reviewId: 32, rating: 4, text: 'Das Menü verwirrt mich. Ich mag die Farben.' },
  { reviewId: 31, rating: 2, text: 'I got lost in the menu.' },
];
const answer = completion(
  JSON.stringify({
    lines: [{ topic: 'navigation', aspect: 'clear', praise: [], criticism: ['1.1', '2.1'] }],
    offTopic: [],
  }),
);

const compare = async (
  respond: Parameters<typeof startStandInModel>[0],
  { reviews = REVIEWS, calls = 5, deadlineMs = 5_000 } = {},
) => {
  const model = await startStandInModel(respond);
  closeModel = model.close;
  const spent = { calls: 0, tokens: 0 };
  const budget = {
    reserveCall: async () => {
      if (spent.calls >= calls) throw new Error('used up');
      spent.calls++;
    },
    addTokens: async (tokens: number) => void (spent.tokens += tokens),
  };
  const comparer = openaiComparer({
    apiKey: 'key',
    model: 'stand-in',
    baseUrl: model.baseUrl,
    budget,
    log,
    deadlineMs,
  });
  const compared = await comparer(reviews, { name: 'Benchbook', about: [] });
  return { compared, spent, bodies: model.bodies };
};

describe('having a model compare reviews', () => {
  it('keeps what it found, by the offsets of the sentences, and counts what it cost', async () => {
    const { compared, spent, bodies } = await compare(answerWith(answer));
    expect(compared).toEqual({
      comparedBy: { by: 'model', model: 'stand-in', promptVersion: 1 },
      reviewIds: [31, 32],
      lines: [
        {
          kind: 'agreement',
          topic: 'navigation',
          aspect: 'clear',
          sides: [
            {
              stance: 'criticism',
              quotes: [
                { reviewId: 31, from: 0, to: 23 },
                { reviewId: 32, from: 0, to: 23 },
              ],
            },
          ],
        },
      ],
      offTopic: [],
    });
    expect(spent).toEqual({ calls: 1, tokens: 1000 });
    expect(bodies[0]).toContain('"strict":true');
  });

  it.each([
    ['no JSON', answerWith(completion('Sure! Here it is'))],
    ['another shape', answerWith(completion('{"lines":"none"}'))],
    ['nothing that can be read', answerWith('<html>')],
    ['an error', answerWith(JSON.stringify({ error: {} }))],
  ])('falls back on the rules where it answers %s', async (_, respond) => {
    const { compared } = await compare(respond);
    expect(compared).toMatchObject({ comparedBy: { by: 'rules' }, reviewIds: [31, 32] });
  });

  it('falls back on the rules where it takes too long', async () => {
    const { compared } = await compare(() => undefined, { deadlineMs: 50 });
    expect(compared.comparedBy.by).toBe('rules');
  });

  it('asks nothing when the budget is used up, nor about one text', async () => {
    expect((await compare(answerWith(answer), { calls: 0 })).bodies).toEqual([]);
    await closeModel?.();
    const reviews = REVIEWS.map((review) => (review.reviewId === 31 ? { ...review, text: '' } : review));
    const { bodies, compared } = await compare(answerWith(answer), { reviews });
    expect([bodies, compared.comparedBy.by, compared.reviewIds]).toEqual([[], 'rules', [31, 32]]);
  });
});
