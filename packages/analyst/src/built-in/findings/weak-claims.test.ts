import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { craftFindings } from './craft.ts';

const MORE =
  '<p>We tune.</p>'.repeat(1) +
  Array.from({ length: 14 }, (_, at) => `<p>Room ${at} has three old pianos.</p>`).join('');
const tuner = (title: string, more = ''): Page => ({ title, body: `<h1>Acme pianos</h1>${MORE}${more}` });
const textsOf = (find: typeof craftFindings, page: Page): string =>
  find(contextOfPage(page))
    .map(({ text, fix }) => `${text} / ${fix ?? ''}`)
    .join('\n');

describe('conditions', () => {
  it('that a footnote adds are named', () =>
    expect(textsOf(craftFindings, tuner('Acme', '<p>* Some keys are available through Premium.</p>'))).toContain(
      'A footnote limits what the page promises: “Some keys are available through Premium”',
    ));

  it('are none where a footnote only says when', () =>
    expect(
      craftFindings(contextOfPage(tuner('Acme', '<p>Free tuning*</p><p>Free strings*</p><p>* On weekdays.</p>'))),
    ).toEqual([]));
});
