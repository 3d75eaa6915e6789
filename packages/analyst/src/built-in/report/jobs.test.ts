import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { jobsIn } from './jobs.ts';

const jobsOf = (page: Page): readonly string[] => jobsIn(contextOfPage(page));
const on = (body: string, lang = 'en'): readonly string[] =>
  jobsOf({ title: 'Acme', lang, body: `<h1>Acme</h1>${body}` });

describe('the jobs that a page describes', () => {
  it.each<[string, string]>([
    ['With Acme you can tune a piano in one evening.', 'To “tune a piano in one evening” (promised on the page)'],
    ['Acme helps you focus on your words—and nothing else.', 'To “focus on your words” (promised on the page)'],
    ['Acme is an app for journaling and short notes.', 'To use it for “journaling and short notes” (from the page)'],
    ['Track campaigns by their landing pages.', '“Track campaigns by their landing pages” (offered on the page)'],
  ])('reads “%s”', (text, job) => expect(on(`<p>${text}</p>`)).toEqual([job]));

  it.each<[string, string, string]>([
    ['de', 'Vergleichen Sie die Preise aller Klavierbauer.', '“Vergleichen Sie die Preise aller Klavierbauer”'],
    ['fr', 'Trouvez un accordeur dans votre quartier.', '“Trouvez un accordeur dans votre quartier”'],
    [
      'es',
      'Acme es una plataforma para afinar pianos de cola.',
      'To use it for “afinar pianos de cola” (from the page)',
    ],
    ['fr', 'Si vous souhaitez accorder un piano, Acme suffit.', '“Si vous souhaitez accorder un piano, Acme suffit”'],
    ['it', 'Acme ti permette di accordare un pianoforte in una sera, e ti aiuta a tenerlo.', '“Acme ti permette'],
  ])('reads %s', (lang, text, job) => expect(on(`<p>${text}</p>`, lang).join('\n')).toContain(job));

  it.each([
    'Feel free to browse our website, and you can learn to tune.',
    'You can report bugs to the team at any time.',
    'You can play it on your phone.',
    'With Acme you can write the whole loop as',
    'Acme helps you in many areas and covers many pianos.',
    'If you want to help in translating Acme, see these notes.',
    'It is an app to protect you online from strangers.',
    'Do you want to tune a piano in one evening?',
    'Our friendly tool makes it easy to get started.',
    'Find out more about us and our work.',
    'Book your free demo today.',
    'A word to the American Society for Pianos: welcome to our site.',
  ])('does not read “%s”', (text) => expect(on(`<p>${text}</p>`)).toEqual([]));

  it('does not read the label of a form field', () => {
    const field = 'Send a copy to the address above';
    const form = `<form><label>${field}<input name="copy"></label><button>Go</button></form>`;
    expect(on(`<h2>Acme</h2>${form}`)).toEqual([]);
    expect(on(`<p>${field}</p>`)).toHaveLength(1);
  });

  it('does not read the name of a product', () => expect(on('<h2>Plan Toys Fire Truck Red</h2>')).toEqual([]));

  it('does not read a headline of a newspaper', () =>
    expect(
      jobsOf({
        title: 'The Gazette | Latest news',
        description: 'Latest news from Port Ellery: politics, sport and opinion.',
        body: `<h1>The Gazette</h1><a href="/sport">Sport</a><a href="/opinion">Opinion</a>${'<h2>Protect the crane from its own committee</h2><p>Posted on March 3. By our reporters.</p>'.repeat(8)}`,
      }),
    ).toEqual([]));
});

describe('the imperative in a description', () => {
  const toldBy = (description: string) => jobsOf({ title: 'Acme', description, body: '<h1>Acme</h1>' });

  it('is a job of visitors', () =>
    expect(toldBy('Book cheap boat trips and dinners on the lake.')).toEqual([
      '“Book cheap boat trips and dinners on the lake” (offered on the page)',
    ]));

  it.each(['Find out why our readers love this site.', 'Shop now.', 'Books on trees and lakes of the north.'])(
    'is not a job: “%s”',
    (description) => expect(toldBy(description)).toEqual([]),
  );

  it('is read from the first lines', () =>
    expect(on(`${'<p>Pianos stand in halls.</p>'.repeat(40)}<p>You can tune a piano in one evening.</p>`)).toEqual([]));
});
