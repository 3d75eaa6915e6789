import { weighPlaces } from '../kind/weigh-places.ts';
import type { Site } from '../read/site.ts';
import type { Category } from './category.ts';

/** From this weight on, one text is a title, a main heading or a definition. */
const NAMED_OUTRIGHT = 2;

/** Whether a site’s field is shown twice, or named outright: a field that a description brushes has the rivals of a neighbor. */
export const hasTwoSigns = (site: Site, { noun }: Category): boolean => {
  const hits = site.hits(`category:${noun}`);
  const texts = new Set(hits.map(({ passage }) => passage.text));
  return texts.size > 1 || weighPlaces(hits) >= NAMED_OUTRIGHT;
};
