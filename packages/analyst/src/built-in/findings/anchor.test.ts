import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { anchored } from './anchor.ts';

const context = contextOfPage({
  title: 'Acme',
  body: '<h1>Acme</h1><p>Pianos.</p><nav><a href="/about">About</a></nav><button>Book a tuning today</button>',
});

describe('where a fix belongs', () => {
  it('is the page that speaks of the like', () =>
    expect(anchored(context, 'team', 'Introduce the people')).toBe('Introduce the people, on the page “About”'));

  it('is the first button for what is read before a decision', () =>
    expect(anchored(context, 'testimonials', 'Quote two customers')).toBe(
      'Quote two customers, beside “Book a tuning today”',
    ));

  it('is no button or heading on one part of the offer', () => {
    const restaurant = contextOfPage({
      title: 'Nima restaurant',
      description: 'Restaurant with a short menu',
      body: '<h1>Nima restaurant</h1><p>Soup and fish.</p><h2>Catering quote</h2><button>Request a quote</button>',
    });
    expect(anchored(restaurant, 'pricing', 'Name three dishes with their prices')).toBe(
      'Name three dishes with their prices',
    );
  });

  it('is no cart and no login', () => {
    const shop = contextOfPage({
      title: 'Acme',
      body: '<h1>Acme</h1><p>Pianos.</p><a href="/cart">Checkout</a><a href="/contact">Log in to contact us</a>',
    });
    expect(anchored(shop, 'testimonials', 'Quote two customers')).toBe('Quote two customers');
    expect(anchored(shop, 'about', 'Introduce the people')).toBe('Introduce the people');
  });

  it('names the first button by what it reads', () =>
    expect(anchored(context, 'pricing', 'Put the price beside the first button')).toBe(
      'Put the price beside “Book a tuning today”',
    ));

  it.each(['Put the hours beside the address', 'Show prices on the first page'])('is not said twice: %s', (fix) =>
    expect(anchored(context, 'pricing', fix)).toBe(fix),
  );

  it('is left open where the site has nothing of the kind', () =>
    expect(anchored(contextOfPage({ title: 'Acme', body: '<p>Pianos.</p>' }), 'team', 'Introduce the people')).toBe(
      'Introduce the people',
    ));
});
