import { describe, expect, it } from 'vitest';
import { ideaTexts } from '../testing/ideas-on.ts';

const LINES = Array.from(
  { length: 12 },
  (_, at) => `<p>Line ${at} tells what is made by hand in the old mill.</p>`,
).join('');
const printers = (more: string): string =>
  ideaTexts({
    title: 'Halm printers, manufacturer',
    description: 'Manufacturer of printers for breweries.',
    body: `<h1>Printer manufacturer</h1><p>We manufacture printers. Our products leave our factory in Rye.</p>${LINES}${more}`,
  });

describe('goods that are used up', () => {
  it.each(['Labels', 'Versandetiketten', 'Toner'])('could be ordered again and again: %s', (shelf) =>
    expect(printers(`<a href="/l">${shelf}</a>`)).toContain(`Buyers need “${shelf}” again and again`),
  );
  it.each([
    '<a href="/l">Labels</a><a href="/s">Subscriptions</a>',
    '<a href="/l">Record labels</a>',
    '<a href="/l">Label printers</a>',
  ])('are not read in %s', (more) => expect(printers(more)).not.toContain('again and again'));
});

describe('an outing with a price', () => {
  const salon = (more: string): string =>
    ideaTexts({
      title: 'Fern massage studio',
      description: 'Massage and wellness treatments. Book your massage.',
      body: `<h1>Massage studio</h1><p>Our treatments and facials. Book an appointment.</p>${LINES}${more}`,
    });
  const PRICED = '<h3>Back massage</h3><p>$90.00</p><h3>Facial of an hour</h3><p>$120.00</p>';
  it('could be a present, unless the page has vouchers or the price is that of goods', () => {
    expect(salon(PRICED)).toContain('“Back massage” ($90) could be given as a present');
    expect(salon(`${PRICED}<a href="/g">Gift cards</a>`)).not.toContain('as a present');
    expect(salon('<h3>Bath oil</h3><p>$9.00</p>')).not.toContain('as a present');
  });
});

describe('what is to come', () => {
  const software = (more: string): string =>
    ideaTexts({
      title: 'Acme – online software for florists',
      description: 'Acme is cloud software for florists and growers.',
      body: `<h1>Software for florists</h1><p>Our cloud software plans your orders. Log in to the app.</p>${LINES}${more}`,
    });
  const NEWS = '<h3>Route planning for vans: coming soon</h3>';
  it('has people who wait for it, unless they can leave an address or nothing is named', () => {
    expect(software(NEWS)).toContain('Those who wait for it could leave an address now');
    expect(software(`${NEWS}<a href="/n">Newsletter</a>`)).not.toContain('leave an address');
    expect(software('<h3>Coming soon</h3>')).not.toContain('leave an address');
  });
});

describe('licenses for teams', () => {
  const course = (audience: string, more: string): string =>
    ideaTexts({
      title: 'Harrow sailing school',
      description: `Online courses and lessons on knots for ${audience}. Learn with our teachers.`,
      body: `<h1>Harrow sailing school</h1><p>Our classes and lessons for ${audience}. Enroll in a course.</p><p>Get the course $40</p>${more}`,
    });
  it('could go to companies that the page does not speak to', () => {
    expect(course('sailors', '<h2>Team license</h2>')).toContain('Companies could buy for several people at once');
    expect(course('sailors', '<h2>Teams</h2>')).not.toContain('Companies could buy');
    expect(course('companies', '<h2>Team license</h2>')).not.toContain('Companies could buy');
  });
});

describe('a second contract', () => {
  const insurer = (line: string): string =>
    ideaTexts({
      title: 'Halm home insurance',
      description: 'Home insurance in Harrow.',
      body: `<h1>Home insurance</h1><p>Get an insurance quote. What your policy covers.</p><p>${line}</p>`,
    });
  it('is named by a discount for two', () => {
    expect(insurer('Bundle Auto (25%)')).toContain('could take a second: the page names “Bundle Auto (25%)”');
    expect(insurer('A bundle of papers is all we ask for.')).not.toContain('take a second');
  });
});

describe('work by the month beside work by the project', () => {
  const lawyer = (text: string): string =>
    ideaTexts({
      title: 'Lawyer in Harrow',
      description: 'Law firm in Harrow for family law and inheritance. Make an appointment.',
      body: `<h1>Law firm in Harrow</h1><p>Legal advice by attorneys at law.</p><p>${text}</p>`,
    });
  it('could keep clients', () => {
    expect(lawyer('We work on a monthly retainer or for fees by the project.')).toContain('could stay by the month');
    expect(lawyer('We work for hourly fees.')).not.toContain('by the month');
  });
});

describe('guests of a club', () => {
  const club = (links: string): string =>
    ideaTexts({
      title: 'Fern chess club',
      description: 'Chess club in Rye. Our members meet each Tuesday.',
      body: `<h1>Chess club</h1><p>Our club has members of all ages.</p>${links}`,
    });
  it('could join by the next link', () => {
    const join = '<a href="/j">Become a member</a>';
    expect(club(`<a href="/t">Tournaments</a>${join}`)).toContain(
      'Guests who come for “Tournaments” could become members by “Become a member”',
    );
    expect(club('<a href="/t">Tournaments</a>')).not.toContain('could become members');
    expect(club(`<a href="/t">Event photos</a>${join}`)).not.toContain('could become members');
  });
});
