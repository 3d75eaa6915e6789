import { openRequest } from '@twofold/contracts/feedback/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { requestId } from '../testing/orders-and-requests.ts';

const dayOf = (day: number) => `2030-02-0${day}T12:00:00.000Z`;

const persona = {
  name: 'Ada',
  age: '28-35',
  occupation: 'Baker',
  quote: 'I ride my bike to the shop, and it is never late.',
  background: 'Runs an e-commerce shop for bread; three employees.',
  behavior: 'Plans deliveries, prices and ovens on her phone.',
  goals: ['Waste less bread', 'Cafés as customers'],
  painPoints: ['No time for accounts', 'Flour, salt, yeast, butter, sugar, milk'],
};
const documentOf = (personas: object[]) =>
  JSON.stringify({
    title: 'Gardening',
    aiAnalysis: { strengths: ['Gardening'], customerPersona: personas[0], secondaryPersonas: personas.slice(1) },
  });

let service: RunningService;
let next = 100;
beforeAll(async () => {
  service = await startService();
  await service.addProduct(11, {
    document: documentOf([
      { ...persona, occupation: 'Plumber', quote: '', goals: [], painPoints: [], background: '', behavior: '' },
    ]),
  });
  await service.addProduct(12, { document: documentOf([persona]) });
  await service.addProduct(13, {
    document: documentOf([
      { name: 'Bob', occupation: 'Teacher' },
      { ...persona, occupation: 'Carpenter', quote: '' },
    ]),
  });
  const none = 'Not known';
  const unknown = { name: none, age: '', occupation: none, quote: none, background: none, behavior: none };
  await service.addProduct(14, {
    title: 'Fern kennels: training for puppies',
    document: documentOf([{ ...unknown, goals: [none], painPoints: [none] }]),
  });
  for (const [number, productId] of [11, 12, 13, 14].entries())
    await service.addRequest(requestId(number + 1), { productId, userId: 99, dueAt: dayOf(number + 1) });
});
afterAll(() => service.end());

/** The open requests for a user with this expertise: the app of each, and the matching words. */
const shownTo = async (expertise: string, query = ''): Promise<[number, string[]][]> => {
  const id = next++;
  await service.addUser(id, { expertise });
  const { body } = await service.get(`/api/feedback-requests${query}`, await service.logIn(id));
  return openRequest
    .array()
    .parse(body)
    .map(({ productId, matchedWords }) => [productId, matchedWords]);
};
const wordsFor = async (productId: number, expertise: string): Promise<string[] | undefined> =>
  (await shownTo(expertise)).find(([id]) => id === productId)?.[1];

describe('why a request fits a reviewer (§1 matching reviewers)', () => {
  it.each([
    ['a word of a persona', 'Baker', ['Baker']],
    ['a word with the same stem', 'bikes', ['bikes']],
    ['their own words in their own order', 'PRICING, delivery and Ovens', ['PRICING', 'delivery', 'Ovens']],
    ['a word once, as it stood first', 'baker, Bakers, baker', ['baker']],
    ['a word that holds together', 'e-commerce', ['e-commerce']],
    ['a word with an accent', 'cafés', ['cafés']],
    [
      'eight words at most',
      'bread milk sugar butter yeast salt flour ovens phone bike',
      ['bread', 'milk', 'sugar', 'butter', 'yeast', 'salt', 'flour', 'ovens'],
    ],
    ['no word that is in every text', 'I am the one to do it for', []],
    [
      'no number, and no word that fits everybody',
      'I run three bakeries, and it’s never enough time for my bike',
      ['bike'],
    ],
    ['no word that stands elsewhere in the report', 'gardening', []],
    ['no word that is only a part of another', 'bak', []],
    ['nothing, where nothing is said', '', []],
    ['nothing, where there is no word', '& | ! <-> :*', []],
    ['what means something to a search as the text that it is', "o'reilly & (baker) | !bread:* '", ['baker', 'bread']],
  ])('is %s', async (_, expertise, words) => expect(await wordsFor(12, expertise)).toEqual(words));

  it('is a word of the app itself if its customers are unknown, and never “known”', async () =>
    expect(await wordsFor(14, 'puppy, known, baker')).toEqual(['puppy']));

  it('may be a word of another persona', async () =>
    expect(await wordsFor(13, 'Carpentry, carpenters')).toEqual(['carpenters']));
});

describe('the order of requests', () => {
  it('is by match first, then by deadline', async () => {
    expect(await shownTo('carpenter')).toEqual([
      [13, ['carpenter']],
      [11, []],
      [12, []],
      [14, []],
    ]);
    expect((await shownTo('bread')).map(([id]) => id)).toEqual([12, 13, 11, 14]);
    expect((await shownTo('nothing of it')).map(([id]) => id)).toEqual([11, 12, 13, 14]);
  });

  it('finds matches beyond the earliest deadlines', async () =>
    expect(await shownTo('carpenter', '?limit=1')).toEqual([[13, ['carpenter']]]));

  it('is by deadline for visitors', async () => {
    const found = openRequest.array().parse((await service.get('/api/feedback-requests')).body);
    expect(found.map(({ productId, matchedWords }) => [productId, matchedWords])).toEqual([
      [11, []],
      [12, []],
      [13, []],
      [14, []],
    ]);
  });
});
