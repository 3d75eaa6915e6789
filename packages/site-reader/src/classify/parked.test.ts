import { describe, expect, it } from 'vitest';
import { classified, RICH } from '../testing/classified.ts';

describe('a parked domain', () => {
  it.each([
    [
      'is for sale',
      '<title>benchbook.example</title><h1>benchbook.example</h1><p>This domain is for sale. Make an offer!</p>',
    ],
    [
      'may be for sale',
      '<title>benchbook.example</title><p>The domain benchbook.example may be for sale.</p><a href="/x">Related searches</a>',
    ],
    [
      'is named for sale in the title',
      '<title>benchbook.example is for sale | Names</title><p>Buy now: 2,900 dollars. Secure transfer.</p>',
    ],
    [
      'is parked by a registrar',
      `<title>Domain parked by Nameshop</title><h1>Why host with Nameshop?</h1><p>${'Fast servers, free certificates, and people who answer. '.repeat(10)}</p>`,
    ],
    ['was just registered', '<h1>Welcome</h1><p>This domain has recently been registered with Nameshop.</p>'],
    ['has expired', '<h1>benchbook.example</h1><p>This domain has expired. Renew it now.</p>'],
    [
      'shows listings',
      '<h1>benchbook.example</h1><ul><li>Bike repair<li>Cheap tickets</ul><p>The Sponsored Listings displayed above are served automatically by a third party.</p>',
    ],
    ['is German', '<title>werkstatt.example</title><p>Diese Domain steht zum Verkauf.</p>'],
    ['is German and new', '<h1>Hier entsteht eine neue Internetpräsenz</h1>'],
    ['is French', '<h1>atelier.example</h1><p>Ce nom de domaine est à vendre.</p>'],
    ['is Spanish', '<title>taller.example | Nombres</title><p>Este dominio está en venta.</p>'],
    ['is Italian', '<h1>officina.example</h1><p>Questo dominio è in vendita.</p>'],
    ['is Portuguese', '<h1>oficina.example</h1><p>Este domínio está à venda.</p>'],
    ['is Japanese', '<title>koubou.example</title><p>このドメインは現在販売中です。</p>'],
  ])('%s', (_how, html) => {
    const { kind, evidence } = classified(html);
    expect(kind).toBe('parked');
    expect(html).toContain(evidence);
  });

  it.each([
    [
      'by the script of a parking service',
      '<html><body><div id="target"></div><script src="//img.sedoparking.com/js/jquery.js"></script>',
    ],
    [
      'by where its only script leads',
      '<html><head><script>window.onload=function(){window.location.href="/lander"}</script></head></html>',
    ],
    ['by the key of its advertisements', '<html data-adblockkey="MFww"><body><div id=main></div><script>go()</script>'],
    [
      'by a frame',
      '<title>benchbook.example</title><frameset><frame src="https://www.bodis.com/benchbook.example"></frameset>',
    ],
  ])('is recognized %s', (_how, html) => {
    expect(classified(html).kind).toBe('parked');
  });

  it('is recognized by a redirect to a marketplace', () => {
    const html = `<title>benchbook.example - Names to buy</title>${RICH}`;
    const at = 'https://www.hugedomains.com/domain_profile.cfm?d=benchbook.example';
    expect(classified(html, { from: 'https://benchbook.example/', at }).kind).toBe('parked');
    expect(classified(html, { at }).kind).toBe('page');
  });
});

describe('pages that are no parked domain', () => {
  it.each([
    [
      'a marketplace of domains',
      '<title>Names: buy and sell domains</title><h1>Find the domain for your idea</h1><p>Search 300,000 names, make an offer, and own it in minutes. Escrow is included.</p>',
    ],
    ['a shop whose old name is for sale', `${RICH}<footer>The domain bread.example is for sale.</footer>`],
    [
      'a page about parking',
      '<title>Parkly</title><h1>Parked cars, found</h1><p>Parkly tells drivers where they parked and which garages have space.</p>',
    ],
    [
      'a page for sellers of houses',
      '<title>Homes for sale</title><h1>Houses for sale in Ohio</h1><p>This website lists houses that are for sale by owner.</p>',
    ],
    [
      'a guide in the own words of a seller',
      `<h1>How to sell a domain name</h1>${'<p>Write that it is offered, name a price, and answer within a day. Buyers compare several names before they decide.</p>'.repeat(6)}<p>Example: "This domain is for sale."</p>`,
    ],
    ['a page with the key of acceptable advertisements', `<html data-adblockkey="MFww">${RICH}`],
  ])('%s', (_what, html) => {
    expect(classified(html)).toEqual({ kind: 'page', evidence: '' });
  });
});
