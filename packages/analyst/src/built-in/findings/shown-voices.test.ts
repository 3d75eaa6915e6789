import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { showsVoices } from './shown-voices.ts';

const shows = (body: string): boolean =>
  showsVoices(contextOfPage({ title: 'Fern', body: `<h1>Fern builds sheds</h1>${body}` }).site);
const texts = (...all: readonly string[]): string => all.map((text) => `<p>${text}</p>`).join('');

describe('reviews in any form', () => {
  it.each([
    texts(
      'They came on time and left the garden clean - May 04 2014 in Rye',
      'A shed as I had wished for, would order again - Apr 30 2014 in Rye',
      'Friendly men and a fair price in the end - 2014-03-02',
    ),
    texts(
      'They came on time and left the garden clean.',
      'Ana L.',
      'A shed just as I had wished for it.',
      'Bo R.',
      'Friendly men and a fair price in the end.',
      'M. K.',
    ),
    '<a href="https://www.trustpilot.com/review/fern.example">What people say</a>',
    '<a href="https://www.yelp.co.uk/biz/fern">Yelp</a>',
    `${texts('We bring strategy and design to our clients.')}<a href="/work">See more of our work</a>`,
  ])('are recognized by %s', (body) => expect(shows(body)).toBe(true));

  it.each([
    texts('May 04 2014', 'Apr 30 2014', 'Mar 02 2014'),
    texts('We build sheds from larch and oak in the whole county.', 'Fern Ltd.'),
    `${texts('We build sheds with our clients.')}<a href="/work">See more of our work</a>`,
    '<a href="https://www.trustpilot.com/">Trustpilot</a>',
  ])('are not recognized by %s', (body) => expect(shows(body)).toBe(false));
});
