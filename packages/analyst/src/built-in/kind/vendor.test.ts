import { describe, expect, it } from 'vitest';
import { links } from '../testing/kind-of.ts';
import { contextOfPage } from '../testing/site-of.ts';

const nounOf = (title: string, text: string, ...entries: readonly string[]): string => {
  const body = `<h1>${title}</h1><p>${text}</p>${links(...entries)}`;
  return contextOfPage({ title, description: title, body }).judgment.kind.noun;
};

describe('a vendor of software for others', () => {
  it.each([
    [
      'Crowdfunding for schools',
      'Our own-branded crowdfunding platform raises funds from donors.',
      ['Clients', 'Blog'],
    ],
    ['Crowdfunding for clubs', 'White-label crowdfunding for campaigns and donors.', ['Request a demo']],
    ['Crowdfunding for towns', 'Launch your own crowdfunding platform for backers.', ['View case study']],
  ])('is not of the kind that it sells: %s', (title, text, entries) =>
    expect(nounOf(title, text, ...entries)).toBe('a vendor of software for crowdfunding'),
  );

  it.each([
    ['one that raises money itself', 'Back campaigns of donors and backers.', ['Start a campaign', 'Clients']],
    ['one without buyers in its menu', 'Launch your own platform page for backers and donors.', ['Campaigns']],
  ])('is not recognized: %s', (_, text, entries) =>
    expect(nounOf('Crowdfunding for schools', text, ...entries)).toBe('a crowdfunding platform'),
  );
});
