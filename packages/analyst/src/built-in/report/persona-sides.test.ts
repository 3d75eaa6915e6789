import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { personasOf } from './personas.ts';

describe('the sides of a site', () => {
  const namesOn = (title: string, description: string, links: readonly string[], text = '') => {
    const { primary, secondary } = personasOf(
      contextOfPage({
        title,
        description,
        body: `<h1>${title}</h1><p>${text}</p>${links.map((link) => `<a href="/${link.length}">${link}</a>`).join('')}`,
      }),
    );
    return [primary, ...secondary].map(({ persona }) => [persona.name, persona.goals[0]].join(': '));
  };
  const button = '(a button or link of the page)';

  it('become one persona each, with their own button', () =>
    expect(
      namesOn('Acme Tickets', 'The ticketing platform. Buy tickets for events, sell tickets.', [
        'Find an event',
        'Post your event',
      ]),
    ).toEqual([`Event organizer: Post your event ${button}`, `Ticket buyer: Find an event ${button}`]));

  it('are members and people who look for them', () =>
    expect(
      namesOn(
        'Association of Tuners',
        'A professional association for piano tuners. Become a member, conference, membership dues.',
        ['Join now', 'Find a tuner'],
      ),
    ).toEqual([
      `Member of Association of Tuners: Join now ${button}`,
      `Someone who looks for a tuner: Find a tuner ${button}`,
    ]));

  it.each([
    ['Become a member', 'Become a member'],
    ['Mitgliedschaft verwalten / kündigen', undefined],
  ])('do not get a later step of members as a goal: %s', (link, goal) => {
    const description = 'A professional association for piano tuners, its members and dues.';
    const [member = ''] = namesOn('Association of Tuners', description, [link]);
    expect(member.includes(`${goal ?? link} (a button`)).toBe(goal !== undefined);
  });

  it('are buyers and sellers if the sellers have a button', () =>
    expect(
      namesOn('Acme Ads', 'Free classifieds: buy and sell used goods. Listings by sellers.', ['Post an ad']),
    ).toContain(`Seller on Acme Ads: Post an ad ${button}`));

  it('do not include advertisers of a magazine', () =>
    expect(
      namesOn('Reed Weekly', 'News magazine for oboists. News and opinion every day.', ['Advertise with us']).join(' '),
    ).not.toContain('Advertiser'));

  it.each<[string, string, string, readonly string[]]>([
    [
      'one button alone',
      'Association of Tuners',
      'A professional association. Conference, bylaws, chapters.',
      ['Find a tuner'],
    ],
    [
      'buttons of a shop',
      'Cheese shop',
      'Online shop for cheese. Add to cart, free shipping.',
      ['Post your event', 'Find an event'],
    ],
  ])('are not made of %s', (_, title, description, links) =>
    expect(namesOn(title, description, links).join(' ')).not.toMatch(/rganizer|who looks for/u),
  );
});
