import type { PageResponse } from '../page-response.ts';
import type { Fact, FactGroup } from './fact.ts';
import type { Markup } from './markup/markup.ts';

/** The response of robots.txt or the sitemap. */
export interface SiteFile {
  readonly status: number;
  readonly text: string;
}

/** The input of all checks: what was read of a site, without further requests. */
export interface MeasuredSite {
  readonly requestedUrl: string;
  /** The address of the first page after its redirects. */
  readonly url: URL;
  /** `head`: the body is built by scripts and unknown, so statements about it would be wrong. */
  readonly source: 'static' | 'rendered' | 'head';
  /** Undefined if only the HTML is available. */
  readonly response: PageResponse | undefined;
  /** The first page. */
  readonly markup: Markup;
  /** All pages that were read, the first one first. */
  readonly pages: readonly Markup[];
  /** `undefined`: not requested, or no response. */
  readonly robotsTxt: SiteFile | undefined;
  readonly sitemap: SiteFile | undefined;
  readonly now: Date;
}

/** The result of a check. `evidence` may be long and contain anything: it is shortened and cleaned later. */
export type Finding = Pick<Fact, 'status' | 'value' | 'unit' | 'advice'> & { readonly evidence: string };

/** One measurement. `measure` is pure; it returns undefined if there is no fact to show. */
export interface Check<Id extends string = string> {
  readonly id: Id;
  readonly group: FactGroup;
  readonly title: string;
  readonly why: string;
  /** The source of the rule. */
  readonly source: string;
  readonly measure: (site: MeasuredSite) => Finding | undefined;
}

/** A check without its measurement. */
export type CheckInfo = Omit<Check, 'measure'>;

/** Keeps the id of a check as a type. */
export const check = <const Id extends string>(of: Check<Id>): Check<Id> => of;

type Value = Fact['value'];

export const pass = (value: Value, evidence: string, unit?: string): Finding => finding('pass', value, evidence, unit);

export const info = (value: Value, evidence: string, unit?: string): Finding => finding('info', value, evidence, unit);

/** A warning. `advice` says what to do, beginning with a verb. */
export const warning = (value: Value, evidence: string, advice: string, unit?: string): Finding => ({
  ...finding('warning', value, evidence, unit),
  advice,
});

/** Wrong by the rule of the source. */
export const fail = (value: Value, evidence: string, advice: string, unit?: string): Finding => ({
  ...finding('fail', value, evidence, unit),
  advice,
});

/** A check without a result; `reason` says why. */
export const notMeasured = (reason: string): Finding => finding('not-measured', 'Not measured', reason);

const finding = (status: Fact['status'], value: Value, evidence: string, unit?: string): Finding => ({
  status,
  value,
  evidence,
  ...(unit !== undefined && { unit }),
});
