import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { reasonStatements } from './reasons.ts';

const TEXT = '<p>We come on the day you call and leave it clean.</p>';
const under = (heading: string, names: readonly string[], text = TEXT): readonly string[] =>
  reasonStatements(
    contextOfPage({
      title: 'Harrow plumbers',
      body: `<h1>Plumbers in Harrow</h1><p>Plumbing.</p><h2>${heading}</h2>${names.map((name) => `<h3>${name}</h3>${text}`).join('')}`,
    }),
  ).map((statement) => statement.text);
const NAMES = ['Local call-in number', 'Fixed monthly bill'];

describe('reasons to choose a business', () => {
  it.each([
    'Why we are different',
    'Why choose us?',
    'Was uns auszeichnet',
    'Ce qui nous distingue',
    'Lo que nos diferencia',
    'Perché sceglierci',
    'O que nos diferencia',
  ])('are the headings below “%s”', (heading) =>
    expect(under(heading, NAMES)).toEqual(['Says what sets it apart: “Local call-in number” and “Fixed monthly bill”']),
  );

  it.each<[string, string, readonly string[]]>([
    ['below any other heading', 'Our work', NAMES],
    ['where they praise quality alone', 'Why choose us?', ['Best quality', 'Long experience', 'Full trust']],
    ['where there is one', 'Why choose us?', NAMES.slice(1)],
    ['where an article asks', 'Why pipes freeze', NAMES],
  ])('are not read %s', (_, heading, names) => expect(under(heading, names)).toEqual([]));

  it('are not read without texts below them', () => expect(under('Why choose us?', NAMES, '')).toEqual([]));
});
