import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (...entries: readonly string[]): readonly string[] =>
  contextOfPage({
    title: 'Quellin: reporting software',
    description: 'Quellin is an online software for reports. Start your free trial, request a demo.',
    body: `<h1>Quellin</h1><a href="/signup">Sign up</a><a href="/pricing">Pricing</a>${entries.map((entry, at) => `<a href="/industry/${at}">${entry}</a>`).join('')}`,
  }).audiences.map(({ label }) => label);

describe('industries in a menu', () => {
  it('are the audience of business software', () =>
    expect(audiencesOf('Law Enforcement', 'Fire', 'Custody')).toEqual([
      'Organizations in law enforcement, fire services and custody',
    ]));

  it.each<[string, readonly string[]]>([
    ['two', ['Retail', 'Education']],
    ['parts of longer entries', ['Retail therapy for all', 'Education of our team', 'Media contact']],
  ])('are not recognized in %s', (_, entries) => expect(audiencesOf(...entries).join()).not.toContain('Organizations'));
});

describe('industries below a heading', () => {
  const below = (heading: string, ...names: readonly string[]): readonly string[] =>
    contextOfPage({
      lang: 'pl',
      title: 'Acme Polska',
      description: 'Specjaliści w produkcji i serwisie wciągników',
      body: `<h1>Acme</h1><h2>${heading}</h2>${names.map((name) => `<h2>${name}</h2>`).join('')}<p>1987</p>`,
    }).audiences.map(({ label }) => label);

  it('are the customers of a company, in words of the page', () =>
    expect(below('BRANŻE', 'PRZEMYSŁ', 'MOTORYZACJA', 'TRANSPORT')).toEqual([
      'Companies in “Przemysł”, “Motoryzacja” and “Transport”',
    ]));

  it('are not pages about one of them', () =>
    expect(below('Industries', 'Aerospace', 'About Aerospace', 'Nuclear Power', 'Mining')).toEqual([
      'Companies in “Aerospace”, “Nuclear Power” and “Mining”',
    ]));

  it.each<[string, readonly string[]]>([
    ['Produkty', ['Przemysł', 'Motoryzacja', 'Transport']],
    ['Branże', ['Zobacz wszystkie branże', 'Transport']],
  ])('are not recognized below “%s”: %s', (heading, names) => expect(below(heading, ...names)).toEqual([]));

  it('are recognized by links into a folder of that name', () =>
    expect(
      contextOfPage({
        title: 'Quellin: reporting software',
        description: 'Quellin is an online software for reports. Start your free trial, request a demo.',
        body: `<h1>Quellin</h1><a href="/signup">Sign up</a><a href="/pricing">Pricing</a>${['Ports', 'Mines', 'Dairies'].map((name) => `<a href="/industries/${name.toLowerCase()}">${name}</a>`).join('')}`,
      }).audiences.map(({ label }) => label),
    ).toEqual(['Companies in “Ports”, “Mines” and “Dairies”']));
});

describe('industries after “for”', () => {
  const led = (lang: string, heading: string): string =>
    contextOfPage({ lang, title: 'Acme', body: `<h1>Acme</h1><h2>${heading}</h2><p>1987</p>` })
      .audiences.map(({ label }) => label)
      .join();

  it.each([
    ['de', 'Ihr Partner für Industrie, Handel, Dienstleistung und Logistik.', '“Handel”, “Dienstleistung”'],
    ['en', 'Labels for logistics, retail and catering', '“logistics”, “retail” and “catering”'],
    ['es', 'Etiquetas para industria, comercio y logística', '“industria”, “comercio” and “logística”'],
  ])('are the audience (%s): %s', (lang, heading, names) => expect(led(lang, heading)).toContain(names));

  it.each([
    ['en', 'Labels for jars, boxes and bottles'],
    ['en', 'Labels for retail and jars'],
    ['de', 'Etiketten für Kisten, Handel und Gläser'],
  ])('are not recognized in (%s) %s', (lang, heading) => expect(led(lang, heading)).not.toContain('Organizations in'));
});

describe('a list after “for”', () => {
  const labelsOf = (description: string): readonly string[] =>
    contextOfPage({ title: 'Acme', description, body: '<h1>Acme</h1>' }).audiences.map(({ label }) => label);

  it('names each group once', () =>
    expect(
      labelsOf('Acme offers bid courses for schools, charities, and non-profit organisations.').join(),
    ).not.toContain('in “'));
});
