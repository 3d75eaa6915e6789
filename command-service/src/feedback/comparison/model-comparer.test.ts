import { scriptedProvider } from '@twofold/analyst/model/testing/scripted-provider';
import type { ScriptedQuestion } from '@twofold/analyst/model/testing/scripted-model';
import { createLog } from '@twofold/http/log';
import { describe, expect, it } from 'vitest';
import { modelComparer, type ModelComparerDeps } from './model-comparer.ts';

const log = createLog({ service: 'test', level: 'silent' });

const REVIEWS = [
  { reviewId: 32, rating: 4, text: 'Das Menü verwirrt mich. Ich mag die Farben.' },
  { reviewId: 31, rating: 2, text: 'I got lost in the menu.' },
];
const answer = {
  lines: [{ topic: 'navigation', aspect: 'clear', praise: [], criticism: ['1.1', '2.1'] }],
  offTopic: [],
};

const compare = async (
  respond: (question: ScriptedQuestion) => unknown,
  { reviews = REVIEWS, ...deps }: Partial<ModelComparerDeps> & { readonly reviews?: typeof REVIEWS } = {},
) => {
  const asked: ScriptedQuestion[] = [];
  const provider = scriptedProvider((question) => {
    asked.push(question);
    return respond(question);
  });
  const comparer = modelComparer({ provider, reserve: () => Promise.resolve(), log, ...deps });
  return { compared: await comparer(reviews, { name: 'Benchbook', about: [] }), asked };
};
const fails = (): never => {
  throw new Error('the provider is down');
};

describe('comparing reviews with a model', () => {
  it('keeps what it found, by the offsets of the sentences, and is asked once', async () => {
    const { compared, asked } = await compare(() => answer);
    expect(compared).toEqual({
      comparedBy: { by: 'model', model: 'scripted', promptVersion: 2 },
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
    expect(asked).toHaveLength(1);
    expect(asked[0]?.user).toContain('Das Menü verwirrt mich.');
  });

  it.each([
    ['answers in another shape', () => ({ lines: 'none' })],
    ['names a topic that is not ours', () => ({ ...answer, lines: [{ ...answer.lines[0], topic: 'weather' }] })],
    ['fails', fails],
  ])('falls back on the rules where it %s', async (_, respond) => {
    const { compared } = await compare(respond);
    expect(compared).toMatchObject({ comparedBy: { by: 'rules' }, reviewIds: [31, 32] });
  });

  it('falls back on the rules where it takes too long', async () => {
    const provider: ModelComparerDeps['provider'] = {
      model: 'slow',
      ask: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('too late')));
        }),
    };
    const { compared } = await compare(() => answer, { provider, deadlineMs: 20 });
    expect(compared.comparedBy.by).toBe('rules');
  });

  it('calls no model if the budget is used up, or for one text', async () => {
    const spent = await compare(() => answer, { reserve: () => Promise.reject(new Error('used up')) });
    expect([spent.asked, spent.compared.comparedBy.by]).toEqual([[], 'rules']);
    const reviews = REVIEWS.map((review) => (review.reviewId === 31 ? { ...review, text: '' } : review));
    const { asked, compared } = await compare(() => answer, { reviews });
    expect([asked, compared.comparedBy.by, compared.reviewIds]).toEqual([[], 'rules', [31, 32]]);
  });
});
