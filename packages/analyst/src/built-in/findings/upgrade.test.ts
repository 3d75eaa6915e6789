import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { ownClaims } from './own-claims.ts';
import { isUpgrade } from './upgrade.ts';

describe('an upgrade', () => {
  it.each(['Try Acme Gold', 'Go Premium', 'Upgrade to Pro', 'Upgrade now', 'Premium membership', 'Passer à Premium'])(
    'is “%s”',
    (text) => expect(isUpgrade(text)).toBe(true),
  );
  it.each(['Try Acme', 'Gold rings', 'Premium lamps for every room', 'Get a quote', 'Go home', 'Pro'])(
    'is not “%s”',
    (text) => expect(isUpgrade(text)).toBe(false),
  );
});

describe('an offer that is called free', () => {
  const labelOn = (body: string): string =>
    ownClaims(
      contextOfPage({ title: 'Acme', description: 'Free maps of all the lakes', body: `<h1>Acme maps</h1>${body}` }),
    )
      .map(({ text }) => text)
      .join();

  it.each([
    ['<p>Lakes and rivers.</p>', 'Free for visitors: Free maps'],
    ['<a href="/gold">Try Acme Gold</a>', 'Free to start: Free maps'],
    ['<p>Gold maps: $5 a month</p>', 'Free to start: Free maps'],
    ['<a href="/pricing">Pricing</a>', 'Free to start: Free maps'],
    ['<a href="/rings">Gold rings</a>', 'Free for visitors: Free maps'],
  ])('costs nothing only where nothing is sold beside it: %s', (body, label) => expect(labelOn(body)).toContain(label));
});
