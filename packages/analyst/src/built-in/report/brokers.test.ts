import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { isBroker } from './brokers.ts';
import { modelsOf } from './models.ts';

const agency = (text: string): Page => ({
  title: 'Halm home insurance',
  description: 'Home insurance in Harrow.',
  body: `<h1>Home insurance</h1><p>Get an insurance quote. What your policy covers.</p><p>${text}</p>`,
});

describe('a business that sells the policies of insurers', () => {
  it.each<[string, boolean]>([
    ['We check multiple carriers for you.', true],
    ['We are an authorized agent for:', true],
    ['Wir vergleichen mehrere Versicherer.', true],
    ['We pay within two days.', false],
    ['The carriers of our parcels are many.', false],
  ])('is shown by “%s”: %s', (text, is) => expect(isBroker(contextOfPage(agency(text)))).toBe(is));

  it('lives on commissions, in contrast to an insurer’s premiums', () => {
    const today = (text: string) => modelsOf(contextOfPage(agency(text)))[0]?.text;
    expect(today('We check multiple carriers for you.')).toContain('commissions of the insurers');
    expect(today('We pay within two days.')).toContain('insurance premiums');
  });
});
