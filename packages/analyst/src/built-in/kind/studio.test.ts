import { describe, expect, it } from 'vitest';
import { called, kindOf, links } from '../testing/kind-of.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { isStudio } from './studio.ts';

const CRAFT =
  '<p>We join strategy, design and storytelling, working alongside our clients from sketch to opening day.</p>';
const page = (body: string) => ({ title: 'Fernwood', body: `<h1>Rooms that tell stories</h1>${body}` });
const isOne = (body: string): boolean => isStudio(contextOfPage(page(body)).site);

describe('a studio that works for clients', () => {
  it.each([
    `${CRAFT}${links('See more of our work', 'Contact')}`,
    `<p>Branding and campaigns since 2003.</p><h2>Our clients</h2>${links('Case studies')}`,
    `<p>Gestaltung und Strategie aus Lindau.</p><p>Wir arbeiten eng mit unseren Kunden.</p>${links('Projekte')}`,
  ])('is recognized by clients, work and crafts: %s', (body) => expect(isOne(body)).toBe(true));

  it.each([
    ['without work', CRAFT],
    ['without clients', `<p>Strategy and design of card games.</p>${links('Our work')}`],
    ['with one craft alone', `<p>We design kitchens with our clients.</p>${links('Our work')}`],
  ])('is not recognized %s', (_, body) => expect(isOne(body)).toBe(false));

  it('is an agency', () => expect(kindOf(page(`${CRAFT}${links('See more of our work')}`))).toBe('agency'));

  it('is called by its own name', () =>
    expect(called('en', 'Fernwood', 'An experience design studio in Lindau', 'Clients. Case studies.')).toBe(
      'a design studio',
    ));
});

describe('timetables and dealers', () => {
  it.each([
    [
      'Fern Rail Enquiries',
      'Train times and fares',
      'Departures. Journey planner.',
      'a timetable and travel information service',
    ],
    [
      'Moss | New and used auto dealers in Fernshire',
      'Moss serves drivers',
      'Used vehicles. Inventory.',
      'a car dealer',
    ],
  ])('are recognized by “%s”', (title, description, text, noun) =>
    expect(called('en', title, description, text)).toBe(noun),
  );

  it.each([
    [
      'Two times tables for trains of thought',
      'Worksheets',
      'Print. Fares well.',
      'a timetable and travel information service',
    ],
    ['Software for auto dealers', 'Software for dealers', 'Used vehicles. Book a demo.', 'a car dealer'],
  ])('are not recognized by “%s”', (title, description, text, noun) =>
    expect(called('en', title, description, text)).not.toBe(noun),
  );
});
