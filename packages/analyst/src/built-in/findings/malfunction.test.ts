import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { malfunction } from './malfunction.ts';

const on = (words: string, title = 'Acme pianos', more = '') =>
  malfunction(contextOfPage({ title, body: `<h1>${title}</h1><p>${words}</p>${more}` }));

describe('a malfunction of a page', () => {
  it.each([
    'We are sorry, the article you requested is no longer available.',
    'Firefox users: there have been issues with our checkout',
    'There are problems with the search at the moment.',
    'We are experiencing technical difficulties.',
    'Our online shop is temporarily closed.',
    'Unsere Webseite ist derzeit leider nicht erreichbar.',
    'La boutique est momentanément fermée.',
    'La tienda está temporalmente cerrada.',
    'Il negozio è momentaneamente chiuso.',
    'A loja está temporariamente fechada.',
    'Warning: include(menu.php): failed to open stream in /var/www/index.php on line 12',
    'This film requires Flash',
    'Ce contenu nécessite le player Flash.',
  ])('is recognized by “%s”', (words) => expect(on(words)?.kind).toBe('trouble'));

  it.each([
    'We solve problems with pianos of any age.',
    'Parts that are no longer available elsewhere',
    'Our shop is closed on Sundays.',
    'Our museum is open every day.',
    'Photographers carry a flash with them.',
    'The site is available in three languages.',
  ])('is not recognized by “%s”', (words) => expect(on(words)).toBeUndefined());

  it('is to be repaired, with the phone number until then', () =>
    expect(on('There are issues with our checkout.', 'Acme pianos', '<p>Call us: 030 2312 5000</p>')?.fix).toBe(
      'Fix the problem behind “There are issues with our checkout”; until it works, repeat “Call us: 030 2312 5000” beside it',
    ));

  it('is about others on a forum', () => {
    const page = {
      title: 'Heron Forum – discussion forum',
      description: 'A discussion forum with threads, replies and members.',
      body: '<h1>Heron Forum</h1><p>Forum, threads, posts, members: 1,204</p><p>Our site is down</p>',
    };
    expect(malfunction(contextOfPage(page))).toBeUndefined();
  });
});
