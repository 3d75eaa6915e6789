import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { furtherSteps } from './further-steps.ts';

const stepsOn = (body: string): readonly string[] =>
  furtherSteps(contextOfPage({ title: 'Acme', body: `<h1>Acme pianos</h1><p>We tune pianos.</p>${body}` }));

describe('what a page offers to do next', () => {
  it.each<[string, readonly string[]]>([
    ['<button>Launch the player</button><button>Buy</button>', ['“Buy”', '“Launch the player”']],
    ['<button>Contact us</button><button>Find a tuner</button>', ['“Find a tuner”']],
    ['<button>Get Social</button><button>Join us on Facebook</button>', []],
    ['<button>Buy a link now!</button><button>Order by 9pm for next day delivery</button>', []],
    ['<button>Try again</button><button>Order history</button>', []],
    ['<button>Bestil nu</button><a href="/b">Bestil nu</a>', ['“Bestil nu”']],
    ['<button>Go</button><button>Search pianos</button><button>Next page</button>', []],
    ['<button>React</button><button>Join the team</button>', []],
    ['<button>Order status</button><button>Get notified</button>', []],
    ['<button>Partner werden</button><button>Become a partner</button>', []],
    ['<button>Suscríbete</button>', []],
    ['<button>▶ Ascolta le puntate</button>', ['“Ascolta le puntate”']],
    ['<button>会員登録する</button>', ['“会員登録する”']],
    ['<p>a@acme.example</p><a href="/order">Order</a>', ['“Order”']],
    ['<button>Try again</button><button>Get social</button><button>Contact us</button>', []],
    ['<a href="mailto:a@acme.example">a@acme.example</a>', []],
  ])('is read from %s', (body, steps) => expect(stepsOn(body)).toEqual(steps));

  const MAIL = '<a href="mailto:a@acme.example">a@acme.example</a>';
  const SEARCH = '<form><input name="from"><input name="to"><button>Search</button></form>';
  it.each<[string, string, readonly string[]]>([
    ['Acme law firm, attorneys at law in Leeds', MAIL, ['a way to get in touch']],
    ['Acme news: latest headlines from Leeds', MAIL, []],
    ['Acme directory of piano tuners', `${MAIL}${SEARCH}`, ['a search']],
    ['Acme law firm, attorneys at law in Leeds', SEARCH, []],
  ])('depends on what the site is: %s', (title, body, steps) =>
    expect(furtherSteps(contextOfPage({ title, description: title, body: `<h1>${title}</h1>${body}` }))).toEqual(steps),
  );

  const shop = (body: string): readonly string[] =>
    furtherSteps(
      contextOfPage({
        title: 'Acme',
        description: 'Online shop for lamps and shades. Add to cart.',
        body: `<h1>Acme lamps</h1><p>Buy lamps and shades in our store. Shipping and returns</p><a href="/cart">Shopping cart</a><a href="/lamps">Lamps</a><a href="/shades">Shades</a>${body}`,
      }),
    );
  it('is no shelf of a shop, no mail and no word with its owner', () => {
    expect(shop('<button>Contact us</button><button>Subscribe</button>')).toEqual([]);
    expect(shop('<button>Shop lamps now</button>')).toEqual(['“Shop lamps now”']);
  });
});
