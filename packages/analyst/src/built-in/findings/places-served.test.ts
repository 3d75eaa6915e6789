import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { placesServed } from './places-served.ts';

const TOWNS = ['Alder', 'Orme', 'Kernwick'];
const placesOn = (heading: string, names: readonly string[]): readonly string[] => {
  const links = names.map((name) => `<a href="/${name.toLowerCase()}">${name}</a>`).join(' ');
  const description = 'Plumbers in Alder and around it.';
  const body = `<h1>Holm Plumbing</h1><p>We repair boilers.</p><h2>${heading}</h2>${links}`;
  return [...placesServed(contextOfPage({ title: 'Holm Plumbing', description, body }).site)];
};

describe('the towns a business serves', () => {
  it.each(['Areas we cover', 'Our service area', 'Einzugsgebiet', 'Zones d’intervention', 'Zonas de cobertura'])(
    'stand in a row on a page with “%s”',
    (heading) => expect(placesOn(heading, TOWNS)).toEqual(TOWNS),
  );

  it.each<[string, string, readonly string[]]>([
    ['below any other heading', 'What we do', TOWNS],
    ['of two names', 'Areas we cover', TOWNS.slice(1)],
    ['none of which stands behind “in”', 'Areas we cover', ['Boilers', 'Radiators', 'Pipes']],
  ])('are not read %s', (_, heading, names) => expect(placesOn(heading, names)).toEqual([]));
});
