import { describe, expect, it } from 'vitest';
import { modelTexts } from '../testing/section-texts.ts';

describe('the dues of a club', () => {
  const clubWith = (link: string, more = ''): string =>
    modelTexts({
      title: 'Harrow Chess Club',
      description: 'Chess club for all ages.',
      body: `<h1>Harrow Chess Club</h1><p>Our club meets on Mondays.</p><a href="/join">${link}</a>${more}`,
    });

  it('are recognized by a link to become a member', () =>
    expect(clubWith('Become a member')).toContain('“Become a member”'));

  it.each(['Join our mailing list', 'Join the conversation on Facebook'])('are not recognized by “%s”', (link) =>
    expect(clubWith(link)).not.toContain(link),
  );

  it('are not assumed if membership is free', () =>
    expect(clubWith('Become a member', '<p>Membership is free.</p>')).not.toContain('“Become a member”'));
});
