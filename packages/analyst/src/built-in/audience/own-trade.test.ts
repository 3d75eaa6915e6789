import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { isOwn } from './own-trade.ts';

const audiencesOf = (page: Page): readonly string[] => contextOfPage(page).audiences.map(({ label }) => label);
const practice = (title: string, body: string): Page => ({
  lang: 'de',
  title,
  body: `<h1>${title}</h1><p>Wir sind eine Praxis für Kleintiere mit Sprechstunde nach Vereinbarung, und wir sind gern für Sie da.</p><p>Unsere Leistungen: Impfung, Operation und Röntgen.</p>${body}`,
});

describe('the site’s own trade', () => {
  it('is not its audience because of a link to professional rules', () =>
    expect(
      audiencesOf(practice('Tierarztpraxis Moos', '<h2>Kontakt</h2><h4>Gebührenordnung für Tierärzte</h4>'.repeat(2))),
    ).not.toContain('Veterinarians'));

  it('is its audience if the first words address colleagues', () =>
    expect(
      audiencesOf({
        title: 'Acme Labor für Zahnärzte',
        lang: 'de',
        body: '<h1>Das Labor für Zahnärzte</h1><p>Kronen.</p>',
      }),
    ).toContain('Dentists'));

  it.each([
    ['Imkerei Fern', 'imkerei-fern', true],
    ['Fern und Sohn', 'fern-sohn', false],
  ])('is recognized in the name “%s”', (title, host, isTheirs) => {
    const lines = Array.from({ length: 24 }, (_, at) => `<p>Bild ${at} zeigt eine Wiese.</p>`).join('');
    const { site, judgment } = contextOfPage({
      lang: 'de',
      url: `https://${host}.example/`,
      title,
      body: `<h1>Willkommen bei ${title}</h1>${lines}<p>Der Deckel der Wabe ist ein Zeichen für den Imker.</p>`,
    });
    const passage = site.said.find(({ text }) => text.startsWith('Der Deckel'));
    const audience = { label: 'Beekeepers', head: 'beekeepers', quote: 'Imker', weight: 1.4 };
    expect(passage && isOwn({ ...audience, passage }, site, judgment)).toBe(isTheirs);
  });

  it('treats animals at a veterinary practice', () =>
    expect(
      audiencesOf(practice('Tierarztpraxis Moos', '<p>Wir sind täglich für unsere Patienten da.</p>')),
    ).not.toContain('Patients'));
});

describe('a group that the offer is not for', () => {
  it.each([
    ['pt', 'A casa oferece bebidas, não usuais para salões de beleza, e a equipe está sempre à disposição de todos.'],
    ['en', 'A bar with billiards, unusual for beauty salons, and a room for all of us.'],
    ['de', 'Ein Kurs mit viel Mathematik, ungeeignet für Anfänger, und das ist auch gut so, denn wir sind schnell.'],
  ])('is no audience (%s)', (lang, text) =>
    expect(audiencesOf({ title: 'Acme', lang, body: `<h1>Acme</h1><p>${text}</p>` })).toEqual([]),
  );

  it('counts if the offer is for more than this group', () =>
    expect(
      audiencesOf({ title: 'Acme', body: '<h1>A planner that is not just for teachers</h1><p>Plan.</p>' }),
    ).toEqual(['Teachers']));
});
