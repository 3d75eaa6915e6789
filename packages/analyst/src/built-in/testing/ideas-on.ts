import { adviceOf } from '../report/advice.ts';
import { chancesIn } from '../report/chances.ts';
import type { Statement } from '../report/statement.ts';
import { contextOfPage, type Page } from './site-of.ts';

/** What a page could win, and what its owner could do on it. */
export const ideasOn = (page: Page): readonly Statement[] => {
  const context = contextOfPage(page);
  return [...chancesIn(context), ...adviceOf(context)];
};

export const ideaTexts = (page: Page): string =>
  ideasOn(page)
    .map(({ text }) => text)
    .join('\n');
