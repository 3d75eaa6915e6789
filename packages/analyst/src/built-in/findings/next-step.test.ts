import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import type { Context } from './context.ts';
import { contactOf, nextStepFindings } from './next-step.ts';

const restaurant = (line: string): Context =>
  contextOfPage({
    title: 'Acme restaurant',
    description: 'An Italian restaurant with a terrace. See our menu, reserve a table.',
    body: `<h1>Acme restaurant</h1><p>Our menu</p><p>${line}</p>`,
  });
const kindsFound = (context: Context): readonly string[] => nextStepFindings(context).map(({ kind }) => kind);

describe('the next step of a page', () => {
  it('includes a visible demo, but not one on request', () => {
    const software = (button: string) =>
      kindsFound(
        contextOfPage({
          title: 'Acme software',
          description: 'Online software for florists. Log in, or start a free trial.',
          body: `<h1>Software for florists</h1><a class="button" href="/d">${button}</a><p>${button}.</p>`,
        }),
      ).includes('demo');
    expect([software('Live demo'), software('Request a demo')]).toEqual([true, false]);
  });

  it.each<[string, boolean]>([
    ['Call us: 330-682-2105', true],
    ['030 427 26 27', true],
    ['Choose from 50 0000 profiles', false],
  ])('recognizes a phone number in “%s”: %s', (line, isPhone) =>
    expect(contactOf(restaurant(line)).phone !== undefined).toBe(isPhone),
  );

  it.each<[string, boolean]>([
    ['Order with DoorDash', true],
    ['We stream games on Steam', false],
  ])('includes booking platforms for “%s”: %s', (line, isChannel) =>
    expect(kindsFound(restaurant(line)).includes('channels')).toBe(isChannel),
  );

  it.each<[string, boolean]>([
    ['Open Mon-Sun 10:00 - 22:00', true],
    ['10 bis 18 Uhr', true],
    ['11:00 AM - 2:00 PM', false],
    ['Mon May 19 7:00PM', false],
    ['Check-in Mon-Sun 14:00 - 22:00', false],
  ])('includes the opening hours “%s”: %s', (line, isOpen) =>
    expect(kindsFound(restaurant(line)).includes('hours')).toBe(isOpen),
  );

  const hoursOf = (body: string): string | undefined =>
    nextStepFindings(restaurant(`Soup</p>${body}<p>Fish`)).find(({ kind }) => kind === 'hours')?.text;

  it.each<[string, string | undefined]>([
    ['<h2>Hotline 115</h2><p>Open Mon-Sun 10:00 - 22:00</p>', undefined],
    ['<h2>Visit us</h2><p>Open Mon-Sun 10:00 - 22:00</p>', 'Hours at a glance: Open Mon-Sun 10:00 - 22:00'],
    [
      '<h2>In the center</h2><p>Open Mon-Sun 10:00 - 22:00</p><h2>At the river</h2><p>Open Mon-Sun 18:00 - 23:00</p>',
      'Hours at a glance, under “In the center”: Open Mon-Sun 10:00 - 22:00',
    ],
  ])('names the heading of the hours in %s', (body, text) => expect(hoursOf(body)).toBe(text));

  it.each<[string, boolean]>([
    ['12 Main Street, Springfield, IL 62704', true],
    ['Molenstraat 14', true],
    ['Choose from 12 main dishes', false],
  ])('recognizes a street address in “%s”: %s', (line, isAddress) =>
    expect(contactOf(restaurant(line)).address !== undefined).toBe(isAddress),
  );
});
