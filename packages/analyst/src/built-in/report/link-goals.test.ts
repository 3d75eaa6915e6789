import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isForOthers, servedGoals } from './link-goals.ts';

const links = (...texts: readonly string[]) =>
  texts.map((text, index) => `<a href="/page-${index}">${text}</a>`).join(' ');

const college = (...texts: readonly string[]) =>
  contextOfPage({
    url: 'https://www.alderbrook.edu/',
    title: 'Alderbrook Community College',
    description: 'Alderbrook Community College: degree programs, admissions and student life.',
    body: `<nav>${links('Students', 'Faculty', 'Alumni', ...texts)}</nav><h1>Alderbrook Community College</h1>`,
  });

describe('what links help a group to do', () => {
  it('are the steps of a future student, not the donations', () =>
    expect(servedGoals(college('Donate', 'Apply Now', 'Degree Programs', 'Foundation'), 'Future students')).toEqual([
      'Find out how to apply (inferred from “Apply Now” on the page)',
      'Choose programs or courses (inferred from “Degree Programs” on the page)',
    ]));

  it('are not those of another group', () =>
    expect(servedGoals(college('Apply Now', 'Degree Programs'), 'Alumni')).toEqual([]));

  it('are none where no link serves the group', () =>
    expect(servedGoals(college('Donate', 'Our history'), 'Future students')).toEqual([]));
});

describe('what a place is visited for', () => {
  const inn = contextOfPage({
    title: 'Hotel Alder',
    description: 'Hotel Alder: hotel rooms with breakfast. Book your stay.',
    body: `<h1>Hotel Alder</h1>${links('Rooms', 'Rates', 'Our history')}<p>Check-in from 3 pm. Guests of the hotel.</p>`,
  });

  it('are its rooms and what they cost', () =>
    expect(servedGoals(inn, 'Travelers')).toEqual([
      'See the rooms (inferred from “Rooms” on the page)',
      'Know what the stay costs (inferred from “Rates” on the page)',
    ]));
});

describe('an entry of the menu', () => {
  it.each([
    ['Donate', 'Future students'],
    ['Alderbrook Foundation', 'Future students'],
    ['Become an Exhibitor', 'Visitors'],
    ['Press releases', 'Readers'],
    ['Careers', 'Buyers'],
  ])('“%s” is not for %s', (entry, label) => expect(isForOthers(entry, label)).toBe(true));

  it.each([
    ['Donate', 'Donors'],
    ['Become an Exhibitor', 'Exhibitors'],
    ['Degree Programs', 'Future students'],
    ['Careers', 'Job seekers'],
  ])('“%s” may be for %s', (entry, label) => expect(isForOthers(entry, label)).toBe(false));
});
