import type { Context } from '../findings/context.ts';
import { modelsOf } from '../report/models.ts';
import { opportunitiesIn } from '../report/opportunities.ts';
import type { Statement } from '../report/statement.ts';
import { threatsOf } from '../report/threats.ts';
import { contextOfPage, type Page } from './site-of.ts';

/** The statements of one section about a page, one per line. */
const textsBy =
  (section: (context: Context) => readonly Statement[]) =>
  (page: Page): string =>
    section(contextOfPage(page))
      .map(({ text }) => text)
      .join('\n');

export const modelTexts = textsBy(modelsOf);
export const opportunityTexts = textsBy(opportunitiesIn);
export const threatTexts = textsBy(threatsOf);
