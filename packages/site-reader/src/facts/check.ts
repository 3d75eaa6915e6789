import type { Answer } from '../answer.ts';
import type { Fact, FactGroup } from './fact.ts';
import type { Markup } from './markup/markup.ts';

/** A file beside the pages that the reader asked for: its status and its words. */
export interface SiteFile {
  readonly status: number;
  readonly text: string;
}

/** All that facts are measured on: what was read of a site, and nothing that would need another request. */
export interface MeasuredSite {
  readonly requestedUrl: string;
  /** The address of the first page after its redirects. */
  readonly url: URL;
  /** `head`: of a page that is made by scripts only the head is known, and what is said of its body would be wrong. */
  readonly source: 'static' | 'rendered' | 'head';
  /** What came before the page; absent where only its HTML is at hand. */
  readonly answer: Answer | undefined;
  /** The first page. */
  readonly markup: Markup;
  /** All pages that were read, the first one first. */
  readonly pages: readonly Markup[];
  /** `undefined`: was not asked for, or no answer came. */
  readonly robotsTxt: SiteFile | undefined;
  readonly sitemap: SiteFile | undefined;
  readonly now: Date;
}

/** What a check finds. `evidence` may be of any length and hold anything: it is cut and cleaned. */
export type Finding = Pick<Fact, 'status' | 'value' | 'unit' | 'advice'> & { readonly evidence: string };

/** One thing to measure. `measure` is pure; it answers nothing where there is not even something to leave unmeasured. */
export interface Check<Id extends string = string> {
  readonly id: Id;
  readonly group: FactGroup;
  readonly title: string;
  readonly why: string;
  /** Where the rule comes from. */
  readonly source: string;
  readonly measure: (site: MeasuredSite) => Finding | undefined;
}

/** Keeps the id of a check as a type. */
export const check = <const Id extends string>(of: Check<Id>): Check<Id> => of;

type Value = Fact['value'];

export const pass = (value: Value, evidence: string, unit?: string): Finding => finding('pass', value, evidence, unit);

export const info = (value: Value, evidence: string, unit?: string): Finding => finding('info', value, evidence, unit);

/** Worth a look. `advice` says what to do, beginning with a verb. */
export const warning = (value: Value, evidence: string, advice: string, unit?: string): Finding => ({
  ...finding('warning', value, evidence, unit),
  advice,
});

/** Wrong by the rule of the source. */
export const fail = (value: Value, evidence: string, advice: string, unit?: string): Finding => ({
  ...finding('fail', value, evidence, unit),
  advice,
});

/** Something that has no value to judge; `reason` says why not. */
export const notMeasured = (reason: string): Finding => finding('not-measured', 'Not measured', reason);

const finding = (status: Fact['status'], value: Value, evidence: string, unit?: string): Finding => ({
  status,
  value,
  evidence,
  ...(unit !== undefined && { unit }),
});
