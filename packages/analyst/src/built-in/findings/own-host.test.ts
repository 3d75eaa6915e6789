import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { leadsToOwnHost } from './own-host.ts';

const on = (href: string): boolean =>
  leadsToOwnHost(
    contextOfPage({
      title: 'Fernworks – planning for gardens',
      body: `<h1>Fernworks</h1><p>Fernworks plans gardens.</p><a class="btn" href="${href}">Sign up now</a>`,
      url: 'https://fernworks.example/',
    }).site,
    'Sign up now',
  );

describe('a button', () => {
  it.each<[string, boolean]>([
    ['/join', true],
    ['https://app.fernworks.example/join', true],
    ['https://fernworks.accounts.example/join', true],
    ['https://register.fairs.example/day?id=8', false],
  ])('to %s leads to an account of this site: %s', (href, isOwn) => expect(on(href)).toBe(isOwn));
});
