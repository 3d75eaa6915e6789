import { describe, expect, it } from 'vitest';
import { retold } from './retold.ts';

describe('retelling a headline in the third person', () => {
  it.each([
    ['Acme is a ticket system for bike shops', 'A ticket system for bike shops'],
    ['Acme helps teams ship on Fridays', 'Helps teams ship on Fridays'],
    ['Repair tickets for small bike shops: write the ticket, hang it up', 'Repair tickets for small bike shops'],
    ['Create invoices that your customers pay', 'Helps people create invoices that their customers pay'],
    ['Plan your week with fewer meetings', 'Helps people plan their week with fewer meetings'],
    ['We make, mend and rent violins', 'Makes, mends and rents violins'],
    ['We are a bakery in a former fire station', 'A bakery in a former fire station'],
    ['I’m a photographer in Oslo', 'Presents the work of a photographer in Oslo'],
    ['How to drain a queue', 'Explains how to drain a queue'],
    ['Shop handmade ceramics', 'Sells handmade ceramics'],
    ['This is the smallest date library', 'The smallest date library'],
    ['Fast, quiet keyboards.', 'Fast, quiet keyboards'],
  ])('tells “%s” as “%s”', (headline, told) => expect(retold(headline, 'Acme')).toBe(told));

  it.each([
    'Your home for outdoor gear',
    'Who sells your old phone?',
    'We love what we do and build what you need',
    'It just works',
    'You deserve better mornings',
  ])('leaves “%s” to be quoted', (headline) => expect(retold(headline, 'Acme')).toBeUndefined());
});
