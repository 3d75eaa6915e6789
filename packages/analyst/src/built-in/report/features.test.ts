import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { explainedParts, featuresOf } from './features.ts';

const TEXT = 'It follows the tide and warns an hour before the water turns.';
const FEATURES = ['Tide curves', 'Harbor notes', 'Crew lists'];
const BODY = `<h1>Ebbline</h1><p>For those who sail.</p><h2>Overview</h2>${FEATURES.map((each) => `<h3>${each}</h3><p>${TEXT}</p>`).join('')}`;
const context = contextOfPage({ title: 'Ebbline', body: BODY });
const as = (id: 'open-source' | 'practice') => ({
  ...context,
  isSure: true,
  judgment: { ...context.judgment, kind: { ...context.judgment.kind, id } },
});
const textsOf = (statements: readonly { readonly text: string }[]): readonly string[] =>
  statements.map(({ text }) => text);

describe('the features that a site puts first', () => {
  it('have a separate text each', () => {
    expect(textsOf(featuresOf(as('open-source')))).toEqual([
      'Features it puts first: “Tide curves”, “Harbor notes” and “Crew lists”',
    ]);
    expect(textsOf(featuresOf(as('practice')))).toEqual([]);
  });
});

describe('parts with headings', () => {
  it('are a strength, in the words of their headings', () =>
    expect(textsOf(explainedParts(as('practice')))).toEqual([
      'Explained one by one: “Tide curves”, “Harbor notes” and “Crew lists”',
    ]));

  it('are not recognized without headings', () =>
    expect(
      explainedParts(contextOfPage({ title: 'Ebbline', body: '<h1>Ebbline</h1><p>For those who sail.</p>' })),
    ).toEqual([]));
});
