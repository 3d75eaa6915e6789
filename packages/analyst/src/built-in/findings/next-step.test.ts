import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import type { Context } from './context.ts';
import { mainCalls, nextStepFindings } from './next-step.ts';

const page = (...buttons: readonly string[]): Context =>
  contextOfPage({
    title: 'Acme',
    body: `<h1>Acme</h1><p>We tune pianos.</p>${buttons.map((text) => `<button>${text}</button>`).join('')}`,
  });

describe('the next step of a page', () => {
  it('takes buttons that lead on', () => expect(mainCalls(page('Book a tuning'))).toEqual(['Book a tuning']));

  it.each(['Edit this page', 'Upload a file', 'Sort by price', 'Filter the list', 'Select a file'])(
    'takes no part of the interface such as “%s”',
    (text) => expect(mainCalls(page(text))).toEqual([]),
  );

  it.each<[string, boolean]>([
    ['Book a tuning', true],
    ['Get started now', false],
    ['Our pianos', false],
  ])('praises “%s” as one clear step: %s', (text, isPraised) =>
    expect(nextStepFindings(page(text)).some(({ kind }) => kind === 'call')).toBe(isPraised),
  );
});
