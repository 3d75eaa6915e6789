import type { Named } from '../kind/kind.ts';

/** The position of a text on a page, from where an offer and its audience are named first to what repeats on every page. */
export type Place = Named<'title description heading text item quote button link address frame form data'>;

/** One text of one page. `page` is 0 for the requested page. */
export type Passage = {
  readonly text: string;
  readonly place: Place;
  readonly page: number;
  readonly section: string;
  /** Level of a heading, 0 for everything else. */
  readonly level: number;
  /** Near the top of the first page. */
  readonly isLead: boolean;
  /** Cookie notices, error texts, code, placeholder text, texts in another language, menus in one piece and prompt injections: never searched. */
  readonly isNoise: boolean;
  /** Whether it occurs on the page word for word, so that a quote can be checked. */
  readonly isQuotable: boolean;
};

/** Whether a passage is a title, a description or a main heading, where a site first says what it is. */
export const isHead = ({ place, level }: Pick<Passage, 'place' | 'level'>): boolean =>
  place === 'title' || place === 'description' || level === 1;
