import { check, fail, pass, warning } from '../check.ts';
import { metaOf } from '../markup/markup.ts';

/** East Asian characters are twice as wide. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const widthOf = (text: string): number => Array.from(text).length + (text.match(WIDE)?.length ?? 0);

const TITLE = { least: 10, most: 65 };

export const titleCheck = check({
  id: 'title',
  group: 'search',
  title: 'Title',
  why: 'It is the headline in search results, in the tab and in bookmarks.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  measure: ({ markup: { title } }) => {
    if (title === undefined)
      return fail('Missing', 'No title element', 'Add a title that names the product and what it does.');
    if (title === '')
      return fail('Empty', 'The title element has no text', 'Write a title that names the product and what it does.');
    const length = Array.from(title).length;
    if (widthOf(title) < TITLE.least)
      return warning(length, title, 'Say in the title what the site offers, not only its name.', 'characters');
    if (widthOf(title) > TITLE.most)
      return warning(
        length,
        title,
        'Put the important words first: search results show about 60 characters.',
        'characters',
      );
    return pass(length, title, 'characters');
  },
});

const DESCRIPTION = { least: 50, most: 200 };

export const descriptionCheck = check({
  id: 'description',
  group: 'search',
  title: 'Description',
  why: 'Search engines often show it below the title.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  measure: ({ markup }) => {
    const description = metaOf(markup, 'description');
    if (description === undefined)
      return warning('Missing', 'No meta description', 'Add a meta description of one or two sentences.');
    const length = Array.from(description).length;
    if (widthOf(description) < DESCRIPTION.least)
      return warning(
        length,
        description,
        'Say in the description who the site is for and what they get.',
        'characters',
      );
    if (widthOf(description) > DESCRIPTION.most)
      return warning(length, description, 'Shorten the description: results show about 160 characters.', 'characters');
    return pass(length, description, 'characters');
  },
});
