import { describe, expect, it } from 'vitest';
import { classified, RICH } from '../testing/classified.ts';

const HELP = '<h2>Popular posts</h2><ul><li>Ten breads for the weekend<li>Why rye keeps longer<li>Our new oven</ul>';

const GATEWAY =
  '<title>We have trouble | 521 - Webservice currently unavailable</title><h1>Webservice currently unavailable</h1>';
const MAINTENANCE =
  '<title>Temporary Maintenance</title><h1>Temporary Maintenance</h1><p>We are currently undergoing scheduled maintenance. Please come back soon.</p>';
const PLUMBER =
  '<title>Maintenance | Ada Plumbing</title><h1>Maintenance</h1><p>We look after boilers and pumps, once a year, from 90 euros.</p>';

describe('an error page with a status of success', () => {
  it.each([
    ['a gateway', GATEWAY],
    ['maintenance', MAINTENANCE],
    ['a number', '<title>404</title><h1>404</h1>'],
    [
      'a title and a heading',
      '<title>404 Not Found</title><h1>Not Found</h1><p>The requested URL /x was not found on this server.</p>',
    ],
    [
      'a title of a shop',
      `<title>Page not found – Ada Bakery</title><h1>Oops! That page can’t be found.</h1><p>It looks like nothing was found at this location. Maybe try a search?</p>${HELP}`,
    ],
    ['the server', '<title>500 Internal Server Error</title><h1>Internal Server Error</h1>'],
    [
      'an application',
      '<title>Whitelabel Error Page</title><h1>Whitelabel Error Page</h1><p>This application has no explicit mapping for /error, so you are seeing this as a fallback.</p>',
    ],
    ['a database', '<title>Database Error</title><h1>Error establishing a database connection</h1>'],
    [
      'WordPress',
      '<p>There has been a critical error on this website.</p><p><a href="https://wp.example/">Learn more</a></p>',
    ],
    ['a host', "<title>Site not found</title><h1>404</h1><p>There isn't a GitHub Pages site here.</p>"],
    [
      'a bill',
      '<title>Website Suspended</title><h1>Website Suspended</h1><p>This website has been suspended. If you are its owner, please call us.</p>',
    ],
    [
      'German',
      '<title>Seite nicht gefunden | Bäckerei</title><h1>Fehler 404</h1><p>Die angeforderte Seite konnte leider nicht gefunden werden.</p>',
    ],
    [
      'French',
      '<title>Page introuvable</title><h1>Oups, page introuvable</h1><p>La page que vous cherchez n’existe plus.</p>',
    ],
    ['Spanish', '<title>Página no encontrada</title><h1>Error 404</h1><p>La página que buscas no existe.</p>'],
    ['Italian', '<title>Pagina non trovata</title><h1>Errore 404</h1><p>La pagina richiesta non esiste.</p>'],
    ['Portuguese', '<title>Página não encontrada</title><h1>Erro 404</h1><p>A página que você procura não existe.</p>'],
    ['Japanese', '<title>ページが見つかりません</title><h1>404</h1><p>お探しのページは見つかりませんでした。</p>'],
  ])('is recognized by %s', (_sign, html) => {
    const { kind, evidence } = classified(html);
    expect(kind).toBe('error-page');
    expect(html).toContain(evidence);
  });
});

describe('pages that are no error page', () => {
  it.each([
    ['a plumber', PLUMBER],
    [
      'a shop of error pages',
      `<title>404 page designs</title><h1>404 pages people like</h1><p>Templates for error pages, with a search box and your newest posts. Free for three sites.</p>`,
    ],
    ['a product named by a number', `<title>Studio 404</title><h1>Studio 404</h1><p>We record bands in Leipzig.</p>`],
    [
      'a page that explains errors',
      `<title>What does 404 Not Found mean?</title><h1>404 Not Found</h1>${'<p>The server could not find the page. It was moved, or its address was typed wrong, or someone deleted it and told no one. Here is what you can do about it.</p>'.repeat(12)}`,
    ],
    [
      'a monitoring service',
      '<title>Pinga</title><h1>Know when your site is down</h1><p>Pinga calls you when a page answers "Internal Server Error", and shows what changed before.</p>',
    ],
    ['a shop with an item that is gone', `${RICH}<p>The page you are looking for could not be found? Write to us.</p>`],
  ])('%s', (_what, html) => {
    expect(classified(html).kind).toBe('page');
  });
});
