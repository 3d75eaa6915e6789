import { opportunitiesIn } from '../report/opportunities.ts';
import { contextOfPage, type Page } from './site-of.ts';

/** The opportunities of a page, one per line. */
export const opportunityTexts = (page: Page): string =>
  opportunitiesIn(contextOfPage(page))
    .map(({ text }) => text)
    .join('\n');
