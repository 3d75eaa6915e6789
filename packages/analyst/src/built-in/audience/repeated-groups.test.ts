import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';

const audiencesOf = (page: Page): readonly string[] => contextOfPage(page).audiences.map(({ label }) => label);
/** The page of a conference, with texts of its talks further down. */
const conference = (...texts: readonly string[]): Page => ({
  title: 'FernConf',
  description: 'The conference about Fern. Online and live.',
  body: `<h1>FernConf</h1>${texts.join('')}<h2>Schedule</h2><p>Talks from nine to five.</p><a href="/t">Tickets</a>`,
});

describe('a group that a page names more than once', () => {
  it.each([
    ['in a heading and a text', ['<h3>The conference for gardeners</h3>', '<p>By gardeners. For gardeners.</p>']],
    ['in capitals', ['<p>Made with love for gardeners.</p>', '<p>BUILT BY GARDENERS, FOR GARDENERS</p>']],
  ])('counts as an audience: %s', (_, texts) => expect(audiencesOf(conference(...texts))).toEqual(['Gardeners']));

  it.each([
    ['named once', ['<p>A workshop for gardeners.</p>']],
    ['only spoken of', ['<p>Gardeners met last year.</p>', '<p>Many gardeners came.</p>']],
    ['of everybody', ['<p>For people.</p>', '<p>Made for people.</p>']],
  ])('does not count if it is %s', (_, texts) => expect(audiencesOf(conference(...texts))).toEqual([]));
});
