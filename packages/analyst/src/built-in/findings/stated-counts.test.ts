import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { statistics, thingsCounted } from './stated-counts.ts';

const page = (body: string) => contextOfPage({ title: 'Acme gardeners', body: `<h1>Acme gardeners</h1>${body}` });

describe('figures of a community', () => {
  it.each([
    ['Total posts 5,051 • Total topics 753 • Total members 350', '“Total members 350”'],
    ['Stats 18820 members 311273 forum posts', '“18820 members”'],
    ['Mitglieder: 4.312, Beiträge: 90.112', '“Mitglieder: 4.312”'],
    ['Join 641 other followers', '“641 other followers”'],
    ['We have 28,565 fans', '“28,565 fans”'],
    ['Total Topics: 3,314</p><p>Total Members: 41,959', '“Total Members: 41,959”'],
    ['111k+ Social Media Followers', '“111k+ Social Media Followers”'],
    ['Seguici con altri 1.360 follower', '“1.360 follower”'],
    ['Acme gardeners averages around 2,500 visitors each day', '“2,500 visitors”'],
  ])('are read from “%s”', (text, words) => expect(statistics(page(`<p>${text}</p>`))?.text).toContain(words));

  it.each([
    '12 members and 30 posts',
    'Debian 7769 members, Oak 4637 members',
    'Posts: 4312',
    '255 users online, 3 members',
    'A book about followers and 20 fans',
    'Ceiling fans from 1,200 makers',
    'The page of the oak festival only had 200k fans at the time',
    'The museum in the next town had 9,000 visitors last week',
  ])('are not read from “%s”', (text) => expect(statistics(page(`<p>${text}</p>`))).toBeUndefined());
});

describe('the size of a selection', () => {
  const found = (text: string) => thingsCounted(page(`<p>${text}</p>`))[0]?.text;
  it.each([
    ['7604 Garden Stories', '7604 Garden Stories'],
    ['There are currently 52436 packages here. To contact the admins, write to them.', '52436 packages'],
    ['68310 annonces sur tout le site !', '68310 annonces'],
    ['1.204 ogłoszeń', '1.204 ogłoszeń'],
  ])('is read from “%s”', (text, words) => expect(found(text)).toContain(`“${words}”`));
  it.each([
    'Showing 2,000 of 9,000 products',
    'Discover big savings at Fenwick Hotels! With more than 2500 properties',
    'More than 2500 properties and 11 brands …',
    'Discover oaks. The neighbors sold 2,500 products at the fair of the county in the last spring.',
    'We keep the last 2,000 items',
    'Fall 2015 Collection Products',
    'One of the top shops out of about 6 million shops and 9,000 brands',
    'The neighbor sold 1,200 books at the market, as the paper of the town told its readers on Monday',
  ])('is not read from “%s”', (text) => expect(found(text)).toBeUndefined());

  it.each(['<h2>Ada’s favorites</h2><p>7604 items</p>', '<p>7604 items</p><p>Ferns</p><p>9100 items</p>'])(
    'is not read from lists of others: %s',
    (body) => expect(thingsCounted(page(body))).toEqual([]),
  );
});

describe("the statistics of a forum's boards", () => {
  const boards = '<ul><li>37805 Topics</li><li>345778 Posts</li><li>5593 Topics</li><li>9000 Posts</li></ul>';
  const forum = contextOfPage({
    title: 'Acme forum - Index page',
    body: `<h1>Acme forum</h1><p>Board index</p><a href="/r">Register</a><p>Last post by oak</p><p>Powered by phpBB</p>${boards}`,
  });
  it('name the largest board', () => expect(statistics(forum)?.text).toContain('“345778 Posts” in one board alone'));
});
