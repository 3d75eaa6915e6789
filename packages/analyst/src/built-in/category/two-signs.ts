import type { Context } from '../findings/context.ts';
import { memoize } from '../findings/memoize.ts';
import { weighPlaces } from '../kind/weigh-places.ts';
import type { Site } from '../read/site.ts';
import type { Category } from './category.ts';

/** The smallest weight of a title, main heading or definition. */
const NAMED_OUTRIGHT = 2;

/**
 * Whether a site shows its field twice, or in a title, main heading or definition. A field that only the description
 * mentions may be a neighboring one.
 */
export const isFieldConfirmed = (site: Site, { noun, kind }: Category): boolean => {
  const hits = site.hits(`category:${noun}`);
  const texts = new Set(hits.map(({ passage }) => passage.text));
  return texts.size > 1 || weighPlaces(hits, kind) >= NAMED_OUTRIGHT;
};

/** “Hersteller”, “メーカー”: the word for a maker does not say of what goods, nor for whom. */
const MAKER = /^(?:manufacturer of|manufacturing|supplier of|hersteller|fabricante?|produttore|メーカー|製造業)$/iu;
const isMakerOnly = (site: Site, { noun }: Category): boolean =>
  site.hits(`category:${noun}`).every(({ passage, start, end }) => MAKER.test(passage.text.slice(start, end)));

/** The table row of a site’s offer, if the kind is sure and the field is shown well enough. */
export const shownField = memoize(({ isSure, judgment: { category }, site }: Context): Category | undefined =>
  isSure && category !== undefined && isFieldConfirmed(site, category) && !isMakerOnly(site, category)
    ? category
    : undefined,
);
