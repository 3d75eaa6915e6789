import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { badges, endorsements } from './endorsed.ts';

const textsFor = (text: string) =>
  endorsements(contextOfPage({ title: 'Transmute', body: `<h1>Transmute</h1><p>${text}</p>` })).map(
    (each) => each.text,
  );

describe('third parties that chose or named the site', () => {
  it.each<[string, string]>([
    ['When Ubuntu chose Transmute as its default client, its size decided.', 'Ubuntu'],
    ['It behaves as you would expect. Macworld, naming Transmute a gem of the year', 'Macworld'],
  ])('“%s”: %s', (text, by) => expect(textsFor(text).join('\n')).toContain(`Chosen or named by ${by}`));

  it.each([
    'When you chose Transmute, you chose well.',
    'Ubuntu chose Debian as its base.',
    'We named Transmute after a cat.',
  ])('“%s”: no name', (text) => expect(textsFor(text)).toEqual([]));
});

describe('awards in short lines and image descriptions', () => {
  const badgesOn = (body: string, title = 'Plumbers in Harrow') =>
    badges(
      contextOfPage({
        title,
        description: 'Plumbing and heating by plumbers in Harrow. Get a quote.',
        body: `<h1>${title}</h1><p>Plumbing, heating and boiler repair.</p>${body}`,
      }),
    ).map(({ basis }) => basis.basis === 'quote' && basis.quote);

  it.each([
    'ÉLU MEILLEUR PLOMBIER DE HARROW · PRIMÉ 2024',
    'Vincitore di Acqua Chiara — Regione Harrow',
    'Testsieger bei der Waschbeckenschau 2023',
    'Premiado por la Asociación de Harrow',
    'Winner of the Golden Pipe',
    'Harrow drains, Award Winner',
    'Practice of the Year – Harrow 2013',
  ])('are read from the image “%s”', (alt) => expect(badgesOn(`<img src="a.png" alt="${alt}">`)).toEqual([alt]));

  it('are read from a heading with the name of a guide', () => {
    const line = 'Harrow is a Pipeguide Top-Rated plumbing contractor';
    expect(badgesOn(`<h2>${line}</h2>`)).toEqual([line]);
  });

  it.each([
    'Our top-rated valves of the year',
    'Nominate your plumber of the year 2024',
    'Winner of our last raffle',
    'Voted best of the month, his third album',
    'We are a highly top-rated team',
  ])('are not read from “%s”', (line) =>
    expect(badgesOn(`<h2>${line}</h2><img src="a.png" alt="${line}">`)).toEqual([]),
  );

  it('belong to others if there are many', () =>
    expect(
      badgesOn(
        ['Ash', 'Elm', 'Fir', 'Oak'].map((name) => `<img src="a.png" alt="Winner of the ${name} Prize">`).join(''),
      ),
    ).toEqual([]));
});
