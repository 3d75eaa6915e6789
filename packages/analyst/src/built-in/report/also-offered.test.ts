import { describe, expect, it } from 'vitest';
import { ideaTexts } from '../testing/ideas-on.ts';

const plumber = (more: string): string =>
  ideaTexts({
    title: 'Acme plumbing in Rye',
    description: 'Plumbers for homes in Rye.',
    body: `<h1>Plumbing in Rye</h1><p>Our plumbers repair pipes and drains. Call us.</p>${more}`,
  });

describe('what is offered besides', () => {
  it.each([
    'We also install bathrooms for people who use a wheelchair.',
    'In addition to pipes we also clean wells in the county.',
  ])('could be taken as well: “%s”', (sentence) =>
    expect(plumber(`<p>${sentence}</p>`)).toContain(
      `Who comes for the main offer could take what stands beside it: “${sentence.slice(0, -1)}`,
    ),
  );

  it.each([
    'We also offer payment by credit card at the door.',
    'We also like long walks on the beach in winter.',
    'Do we also install bathrooms for people in a wheelchair?',
  ])('is nothing in “%s”', (sentence) => expect(plumber(`<p>${sentence}</p>`)).not.toContain('could take what stands'));
});
