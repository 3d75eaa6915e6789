import { chancesIn } from '../report/chances.ts';
import { contextOfPage, type Page } from './site-of.ts';

/** The opportunities of a page, one per line. */
export const ideaTexts = (page: Page): string =>
  chancesIn(contextOfPage(page))
    .map(({ text }) => text)
    .join('\n');
