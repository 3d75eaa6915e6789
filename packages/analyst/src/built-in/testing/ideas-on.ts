import { chancesIn } from '../report/chances.ts';
import { contextOfPage, type Page } from './site-of.ts';

/** What a page could win, a line each. */
export const ideaTexts = (page: Page): string =>
  chancesIn(contextOfPage(page))
    .map(({ text }) => text)
    .join('\n');
