import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { modelsOf } from './models.ts';
import { usualIncome } from './usual-income.ts';

describe('what sites of a kind usually live on', () => {
  it.each([
    ['forum', 'a forum or community', 'advertising and contributions of members'],
    ['news', 'a coupon site', 'commissions of the shops they lead to'],
    ['agency', 'an agency', undefined],
    ['open-source', 'an open-source project', undefined],
    ['saas', 'an online service', undefined],
  ] as const)('of %s, called %s, is %s', (id, noun, income) => expect(usualIncome({ id, noun })?.income).toBe(income));

  const modelsOn = (body: string) =>
    modelsOf(contextOfPage({ title: 'Forum of piano tuners', description: 'A forum for piano tuners.', body }));
  const BOARDS =
    '<h1>Forum of piano tuners</h1><p>Threads: 120</p><p>Posts: 3,400</p><p>Members: 310</p><a href="/register">Register</a>';

  it('is named, as typical, where a page shows no way to pay', () => {
    const [model] = modelsOn(BOARDS);
    expect(model?.text).toMatch(
      /^Today, most likely: advertising .+, as usual for forums; no way to pay was found \(typical, not from the site\)$/u,
    );
    expect(model?.basis).toMatchObject({ basis: 'table' });
  });

  it.each([
    ['We do not accept advertising funds.', false],
    ['We do not accept letters of makers.', true],
  ])('is left out where the page denies it: “%s”', (text, isUsual) =>
    expect(modelsOn(`${BOARDS}<p>${text}</p>`).some((model) => model.text.includes('as usual for'))).toBe(isUsual),
  );

  const feast = (body: string): string =>
    modelsOf(
      contextOfPage({
        title: 'Sagra della zucca di Kern',
        description: 'La sagra della zucca: festa e mercato nel centro di Kern, 3–5 ottobre.',
        body: `<h1>Sagra della zucca</h1><p>Programma della festa, stand e musica nelle vie del paese.</p>${body}`,
      }),
    )
      .map(({ text }) => text)
      .join();
  it.each([
    ['<p>I biglietti si comprano alla porta.</p>', true],
    ['<p>Musica in piazza fino a tardi.</p>', false],
  ])('is tickets only where the page has a word for them: %s', (body, isSold) =>
    expect(feast(body).includes('tickets and sponsors')).toBe(isSold),
  );

  const APP = { title: 'Acme – habit tracker', description: 'A habit tracking app. Get the app for iOS and Android.' };
  it.each([
    ['<p>Track each day.</p>', true],
    ['<a href="https://code.example/acme">View source code</a>', false],
    ['<a href="https://github.com/acme/tracker">GitHub</a>', false],
    ['<a href="https://f-droid.org/packages/acme/">F-Droid</a>', false],
    ['<a href="https://github.com/acme">Our company</a>', true],
    ['<p>The beta launches soon.</p><button>Join the waitlist</button>', true],
    ['<p>Absolutely free, with no donations and nothing to buy.</p>', false],
  ])('is left out where an app is given away: %s', (body, isUsual) =>
    expect(
      modelsOf(contextOfPage({ ...APP, body: `<h1>Habit tracker app</h1><a href="/get">Download the app</a>${body}` }))
        .map(({ text }) => text)
        .join()
        .includes('as usual for apps'),
    ).toBe(isUsual),
  );

  it('is left out where the page shows a way to earn', () =>
    expect(
      modelsOn(`${BOARDS}<a href="/ads">Advertise with us</a>`)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('as usual for'));
});
