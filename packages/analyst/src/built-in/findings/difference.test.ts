import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { rivalsIn } from './difference.ts';

const rivals = (text: string, more = '', description = 'Online project management software.'): readonly string[] =>
  rivalsIn(
    contextOfPage({
      url: 'https://tilework.example/',
      title: 'Tilework: project management software',
      description: `${description} Free trial, monthly plans, log in from anywhere.`,
      body: `<h1>Project management software</h1><p>$9 a month per user.</p><p>${text}</p>${more}`,
    }),
  ).map(({ name }) => name);

describe('rivals that a page names', () => {
  it.each<[string, string]>([
    ['Tilework is a small alternative to Trello.', 'Trello'],
    ['Unlike Trello, our boards are read out loud.', 'Trello'],
    ['Teams switch from Asana because we never hide a task.', 'Asana'],
    ['See Tilework vs Trello in ten lines.', 'Trello'],
  ])('are recognized in “%s”', (text, name) => expect(rivals(text)).toEqual([name]));

  it('are read from the description', () =>
    expect(rivals('It is small.', '', 'The alternative to Trello for small teams.')).toEqual(['Trello']));

  it.each([
    'Remote vs. Office: what managers learned in a year.',
    'Android vs iPhone in the field.',
    'Tilework explains Scrum vs. Kanban in ten lines.',
    'Spain versus Portugal ends in a draw.',
    'The mayor, unlike Smith, voted against the bridge.',
    'Farmers switch from Windows to pen and paper.',
  ])('are not recognized in “%s”', (text) => expect(rivals(text)).toEqual([]));

  it('are not read from an article', () =>
    expect(
      rivals('It is small.', '<h2>From our blog</h2><h3>Boards</h3><p>Unlike Trello, our office has a real board.</p>'),
    ).toEqual([]));

  it('are not read from a testimonial, in which a customer makes the comparison', () =>
    expect(
      rivals(
        'It is small.',
        '<h2>What our customers say</h2><p>Ada Byron</p><p>Co-founder at Harrow Hall</p><p>Our boards have never been so clear, a favorite Trello alternative.</p>',
      ),
    ).toEqual([]));

  it.each<[string, readonly string[]]>([
    ['GA4', ['Google Analytics']],
    ['Matomo', ['Google Analytics', 'Matomo']],
  ])('include “%s” after “Google Analytics” only if it is another one', (name, names) =>
    expect(rivals('We are a Google Analytics alternative.', `<p>Migrate from ${name}</p>`)).toEqual(names),
  );
});
