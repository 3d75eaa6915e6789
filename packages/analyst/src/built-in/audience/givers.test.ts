import { expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';

const audiencesOf = (page: Page): readonly string[] => contextOfPage(page).audiences.map(({ label }) => label);

it('names the supporters of a charity, not the people it helps', () =>
  expect(
    audiencesOf({
      title: 'Ferns for Children',
      description: 'A nonprofit charity for children: donate, volunteer, help.',
      body: '<h1>We work for children</h1><p>Our charity supports children. Donations are tax-deductible.</p><a href="/d">Donate</a>',
    }),
  ).toEqual(['Donors']));

it('ignores people whom a site trains others to work with', () =>
  expect(
    audiencesOf({
      title: 'Acme: project management software',
      description: 'Online project management software. Prepare for incoming patients. Free trial, monthly plans.',
      body: '<h1>Project management software</h1><p>$9 a month.</p>',
    }),
  ).toEqual([]));
