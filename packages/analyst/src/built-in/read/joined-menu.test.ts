import { describe, expect, it } from 'vitest';
import { joinedMenuOf } from './joined-menu.ts';

const links = ['Management', 'In the News', 'Customers', 'Contact Us', 'Pianos'].map((text) => ({
  text,
  href: 'https://acme.example/page',
  isExternal: false,
}));

describe('a menu that was read in one piece', () => {
  it.each([
    'About Us Management In the News Customers Contact Us',
    'Management Customers Pianos',
    'in the news customers contact us',
  ])('is “%s”', (text) => expect(joinedMenuOf(links)(text)).toBe(true));

  it.each([
    'In the News Customers',
    'Customers of our management in the news',
    'Management, Customers, Pianos',
    'We build good pianos in the news Customers Contact Us',
    'Contact Us Management Customers today',
  ])('is not “%s”', (text) => expect(joinedMenuOf(links)(text)).toBe(false));
});
