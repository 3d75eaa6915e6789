import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { actionsIn } from './actions.ts';

const actionsOf = (text: string, lang = 'en'): readonly string[] =>
  actionsIn(
    contextOfPage({
      title: 'Acme',
      lang,
      body: `<p>${lang === 'ja' ? 'お茶の教室です。どなたでもご参加いただけます。' : 'Acme.'}</p><ul><li><a href="/x">${text}</a></li></ul>`,
    }),
  );

describe('actions specific to a site', () => {
  it.each<[string, string]>([
    ['en', 'Find an indexer'],
    ['en', 'Order a tuning'],
    ['de', 'Termin vereinbaren'],
    ['fr', 'Prendre rendez-vous'],
    ['es', 'Solicitar presupuesto'],
    ['it', 'Prenota un tavolo'],
    ['pt', 'Solicitar orçamento'],
    ['ja', '初回体験を予約する'],
  ])('are recognized in %s: “%s”', (lang, text) => expect(actionsOf(text, lang)).toEqual([text]));

  it.each([
    'Order of the Kohlrabi',
    'List of webinars',
    'Book reviews',
    'Get started now',
    'Find out more',
    'Try again',
  ])('do not include “%s”', (text) => expect(actionsOf(text)).toEqual([]));
});
