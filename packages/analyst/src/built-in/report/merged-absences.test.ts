import { describe, expect, it } from 'vitest';
import { mergedAbsences } from './merged-absences.ts';
import { inferred, weakness } from './statement.ts';

const textOf = (...texts: readonly string[]): readonly string[] =>
  mergedAbsences(
    texts.map((text, index) => weakness(`no-${index}`, 0.5, text, inferred(`Searched for ${text}.`))),
  ).shown.map(({ text }) => text);

describe('absences of a report', () => {
  it('are one statement at the place of the first', () =>
    expect(
      textOf('The heading says nothing', 'No prices on the page we read', 'Old footer', 'No hours on the page we read'),
    ).toEqual(['The heading says nothing', 'No prices and no hours on the page we read', 'Old footer']));

  it('keep what each was searched for', () => {
    const { shown, parts } = mergedAbsences(
      ['No prices on the 2 pages we read', 'No hours on the 2 pages we read'].map((text, index) =>
        weakness(`no-${index}`, 0.5, text, inferred(`Searched ${index}.`)),
      ),
    );
    expect(shown.map(({ basis }) => basis)).toEqual([inferred('Searched 0. Searched 1.')]);
    expect(parts).toHaveLength(2);
  });

  it('are two at most, and say once where was searched', () => {
    const searched = (words: string): string =>
      `We searched text and links of the page we read (English) for ${words}, and found none.`;
    const { shown } = mergedAbsences(
      ['prices', 'hours', 'dates'].map((what) =>
        weakness(
          `no-${what}`,
          0.5,
          `No ${what} on the page we read`,
          inferred(searched(`“${what}” and similar words`)),
        ),
      ),
    );
    expect(shown.map(({ text }) => text)).toEqual(['No prices and no hours on the page we read']);
    expect(shown.map(({ basis }) => basis)).toEqual([
      inferred(
        'We searched text and links of the page we read (English) for “prices” and similar words; then for “hours” and similar words: none of them is there.',
      ),
    ]);
  });

  it('stay as they are where there is one', () =>
    expect(textOf('No prices on the page we read', 'Nothing backs “best” on the page we read')).toEqual([
      'No prices on the page we read',
      'Nothing backs “best” on the page we read',
    ]));
});
