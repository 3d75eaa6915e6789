import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const labelsOn = (description: string, lang = 'en', title = 'Acme: insurance broker'): string =>
  contextOfPage({
    lang,
    title,
    description,
    body: '<h1>Insurance broker</h1><p>Get a quote. We are an independent insurance agency with many policies.</p>',
  })
    .audiences.map(({ label }) => label)
    .join();

describe('“your business”', () => {
  it.each([
    ['Insurance that helps you to run your business without fear.', 'en'],
    ['An insurance agency with policies for your business.', 'en'],
  ])('means companies in “%s”', (text, lang) => expect(labelsOn(text, lang)).toContain('Companies'));

  it.each([
    ['Insurance agency: many carriers compete for your business.', 'en'],
    ['An insurance agency that wants to earn your business. Thank you for your business.', 'en'],
    ['Your business is the center of all that we do.', 'en'],
  ])('does not mean companies in “%s”', (text, lang) => expect(labelsOn(text, lang)).not.toContain('Companies'));
});
