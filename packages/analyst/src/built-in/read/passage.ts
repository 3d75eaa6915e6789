import type { Named } from '../kind/kind.ts';

/** Where on a page a text stands: where an offer and its audience are named first, and what repeats on every page last. */
export type Place = Named<'title description heading text item quote button link address frame form data'>;

/** One text of one page. `page` is 0 for the page that was asked for. */
export type Passage = {
  readonly text: string;
  readonly place: Place;
  readonly page: number;
  readonly section: string;
  /** Level of a heading, 0 for everything else. */
  readonly level: number;
  /** Part of what a visitor of the first page meets first. */
  readonly isLead: boolean;
  /** Cookie notices, error texts, code, filler, texts in another language, menus in one piece and orders to machines: searched for nothing. */
  readonly isNoise: boolean;
  /** Whether it stands on the page word for word, where a quote can be checked. */
  readonly isQuotable: boolean;
};

/** Where a site says first what it is: its title, its description or its main heading. */
export const isHead = ({ place, level }: Pick<Passage, 'place' | 'level'>): boolean =>
  place === 'title' || place === 'description' || level === 1;
