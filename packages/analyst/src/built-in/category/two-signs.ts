import type { Context } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { weighPlaces } from '../kind/weigh-places.ts';
import type { Site } from '../read/site.ts';
import type { Category } from './category.ts';

/** From this weight on, one text is a title, a main heading or a definition. */
const NAMED_OUTRIGHT = 2;

/** Whether a site’s field is shown twice, or named outright: a field that a description brushes has the rivals of a neighbor. */
export const hasTwoSigns = (site: Site, { noun, kind }: Category): boolean => {
  const hits = site.hits(`category:${noun}`);
  const texts = new Set(hits.map(({ passage }) => passage.text));
  return texts.size > 1 || weighPlaces(hits, kind) >= NAMED_OUTRIGHT;
};

/** “Hersteller”, “メーカー”: that someone makes goods does not say which, nor who orders them. */
const MAKER = /^(?:manufacturer of|manufacturing|supplier of|hersteller|fabricante?|produttore|メーカー|製造業)$/iu;
const isMakerOnly = (site: Site, { noun }: Category): boolean =>
  site.hits(`category:${noun}`).every(({ passage, start, end }) => MAKER.test(passage.text.slice(start, end)));

/** The row of the table that stands for what a site offers, where the kind is sure and the field shown well enough. */
export const shownField = once(({ isSure, judgment: { category }, site }: Context): Category | undefined =>
  isSure && category !== undefined && hasTwoSigns(site, category) && !isMakerOnly(site, category)
    ? category
    : undefined,
);
