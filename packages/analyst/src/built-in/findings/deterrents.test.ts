import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { deterrentsIn } from './deterrents.ts';

const kindsOn = (body: string): readonly string[] =>
  deterrentsIn(
    contextOfPage({
      title: 'Tarn Lamps: lamp shop',
      description: 'Online shop for lamps. Add to cart, delivery and returns.',
      body: `<h1>Lamps for every room</h1><p>Add to cart</p><p>$40.00</p>${body}`,
    }),
  ).map(({ kind }) => kind);

describe('a deterrent for visitors', () => {
  it.each([
    ['<p>Due to many orders, our answers take a little longer than usual.</p>', 'delays'],
    ['<p>Wir benötigen derzeit deutlich mehr Zeit für die Bearbeitung Ihrer Anfrage.</p>', 'delays'],
    ['<p>We are currently experiencing delays in the mail.</p>', 'delays'],
    ['<p>Due to the storm, deliveries may take longer than usual.</p>', 'delays'],
    ['<p>I consent to receive autodialed texts and pre-recorded calls at this number.</p>', 'calls'],
    ['<p>Price: $</p>', 'empty-price'],
    ['<p>Our price: €</p>', 'empty-price'],
  ])('is %s', (body, kind) => expect(kindsOn(body)).toEqual([kind]));

  it.each([
    '<p>Do not delay, order today.</p>',
    '<p>Our lamps burn longer than those of others.</p>',
    '<p>Another route is taken when the bridge is closed, and parcels may take longer than usual.</p>',
    '<p>Wenn eine Lampe bestellt werden muss, kommt es zu längeren Lieferzeiten.</p>',
    '<p>I consent to receive the newsletter.</p>',
    '<p>Price: $40</p>',
    '<p>The price in €</p>',
    '<blockquote>There were delays in delivery, but they called me.</blockquote>',
  ])('is not %s', (body) => expect(kindsOn(body)).toEqual([]));
});
