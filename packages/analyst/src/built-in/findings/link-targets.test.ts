import { describe, expect, it } from 'vitest';
import { isEmptyTarget, isNowhere, nowhereIn } from './link-targets.ts';

const PAGE = 'https://fern.example/';

describe('an address that leads nowhere', () => {
  it.each([
    'https://fern.example/[YOUR%20BOOKING%20LINK]',
    'mailto:[YOUR EMAIL]',
    'https://fern.example/{{url}}',
    'https://www.example.com/book',
    'https://your-domain.com/shop',
    'http://localhost:4000/',
    'http://127.0.0.1/shop',
    'http://192.168.1.20/',
    'http://172.20.0.3:8080/',
    'http://fern.local/',
  ])('is %s', (href) => expect(isNowhere(href, PAGE)).toBe(true));

  it.each([
    'https://fern.example/book',
    '/book',
    'https://sharer.example/?p[url]=fern',
    'https://your-domain-name-shop.co/',
    'https://172.200.0.3/',
    'tel:+4930123456',
    'https://fern.example/%E0%A4%A',
  ])('is not %s', (href) => expect(isNowhere(href, PAGE)).toBe(false));

  it('does not include the host on which the page was read', () =>
    expect(isNowhere('http://localhost:4000/book', 'http://localhost:4000/')).toBe(false));

  it('is explained by the part that makes it useless', () => {
    expect(nowhereIn('https://fern.example/[YOUR%20LINK]', PAGE)).toBe('[YOUR LINK]');
    expect(nowhereIn('http://localhost:4000/', PAGE)).toBe('localhost:4000');
  });

  it('may be handled by a script', () => {
    expect(isEmptyTarget('https://fern.example/#', PAGE)).toBe(true);
    expect(isEmptyTarget('https://fern.example/#book', PAGE)).toBe(false);
  });
});
