import { percentile } from '../harness/statistics.ts';
import { numberText, widthsOf } from '../harness/table.ts';
import type { Measured, Scored } from './measure-site.ts';
import { genericnessOf, type Genericness } from './score-genericness.ts';
import { calibrationOf } from './score-kind.ts';

/** Cells as text, each column as wide as its widest cell. */
const columnsOf = (lines: readonly (readonly string[])[]): string => {
  const widths = widthsOf(lines);
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const scoredOf = (measured: readonly Measured[]): readonly (Scored & { readonly slug: string })[] =>
  measured.flatMap(({ site, scored }) => (scored === undefined ? [] : [{ ...scored, slug: site.slug }]));

export type Generic = ReadonlyMap<string, Genericness>;

/** Compares the reports of the whole corpus, even if only a part of it is shown. */
export const genericIn = (measured: readonly Measured[]): Generic => genericnessOf(scoredOf(measured));

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** A line for each site. */
export const siteTable = (measured: readonly Measured[], generic: Generic): string =>
  columnsOf([
    [
      'site',
      'kind',
      'judged as',
      'sure',
      'model',
      'audience',
      'false absences',
      'generic',
      'lost quotes',
      'ms',
      'said of the audience',
    ],
    ...measured.map(({ site, judgment, kind, model, scored, unread }) => {
      const head = [site.slug, kind, judgment.kinds[0] ?? '–', judgment.confidence.toFixed(2), model ?? '–'];
      if (scored === undefined) return [...head, `no report: ${shortened(unread ?? '', 60)}`];
      const { statements = 0, generic: same = [] } = generic.get(site.slug) ?? {};
      return [
        ...head,
        scored.audience,
        [...new Set(scored.falseAbsences.flatMap(({ topics }) => topics))].join(' ') || '–',
        `${same.length}/${statements}`,
        `${scored.lostQuotes.length}/${scored.quotes}`,
        scored.milliseconds.toFixed(0),
        shortened(scored.report.targetAudience, 60),
      ];
    }),
  ]);

/** The totals of all sites. */
export const summaryOf = (measured: readonly Measured[], generic: Generic): string => {
  const scored = scoredOf(measured);
  const total = (value: (one: (typeof scored)[number]) => number): number =>
    scored.reduce((sum, one) => sum + value(one), 0);
  const statements = total((one) => one.statements.length);
  const count = <T>(all: readonly T[], wanted: T): string =>
    share(all.filter((each) => each === wanted).length, all.length);
  const kinds = measured.map(({ kind }) => kind);
  const models = measured.flatMap(({ model }) => (model === undefined ? [] : [model]));
  const audiences = scored.map(({ audience }) => audience);
  const times = scored.map(({ milliseconds }) => milliseconds);
  const missingFairly = measured.filter(
    ({ site, scored: one }) => site.audienceOptional === true && one?.audience === 'missing',
  ).length;
  const sure = measured.filter(({ kind, judgment }) => kind === 'wrong' && judgment.confidence >= 0.8).length;
  return columnsOf([
    ['sites', String(measured.length), 'reports', String(scored.length)],
    [
      'kind',
      `right ${count(kinds, 'right')}`,
      `unsure ${count(kinds, 'unsure')}`,
      `wrong ${count(kinds, 'wrong')}`,
      `wrong at ≥ 0.8: ${sure}`,
    ],
    [
      'model',
      `right ${count(models, 'right')}`,
      `unsure ${count(models, 'unsure')}`,
      `wrong ${count(models, 'wrong')}`,
    ],
    [
      'audience',
      `right ${count(audiences, 'right')}`,
      `missing ${count(audiences, 'missing')}`,
      `wrong ${count(audiences, 'wrong')}`,
      `missing where little is said: ${missingFairly}`,
    ],
    [
      'false absences',
      share(
        total((one) => one.falseAbsences.length),
        statements,
      ),
      'of the statements',
      `right ones: ${total((one) => one.rightAbsences.length)}`,
    ],
    [
      'generic',
      share(
        total(({ slug }) => generic.get(slug)?.generic.length ?? 0),
        statements,
      ),
      'of the statements',
    ],
    ['quotes', String(total(({ quotes }) => quotes)), `not found: ${total((one) => one.lostQuotes.length)}`],
    [
      'a report',
      `p50 ${numberText(percentile(times, 0.5))} ms`,
      `max ${numberText(Math.max(...times))} ms`,
      `${numberText(statements / scored.length)} statements`,
    ],
  ]);
};

/** How right the analyst is by how sure it says it is. */
export const calibrationTable = (measured: readonly Measured[]): string =>
  columnsOf([
    ['sure from', 'right', 'wrong', 'share right'],
    ...calibrationOf(measured.map(({ judgment, kind }) => ({ confidence: judgment.confidence, kind }))).map(
      ({ from, right, wrong }) => [from.toFixed(1), String(right), String(wrong), share(right, right + wrong)],
    ),
  ]);

/** Of sites with more than one page: what was read besides the first. */
export const pagesTable = (measured: readonly Measured[]): string => {
  const sites = measured.flatMap(({ site, pages }) => (pages === undefined ? [] : [{ slug: site.slug, pages }]));
  const wanted = sites.reduce((sum, { pages }) => sum + pages.read.length + pages.missed.length, 0);
  const read = sites.reduce((sum, { pages }) => sum + pages.read.length, 0);
  return columnsOf([
    ['site', 'read of the expected', 'missed', 'read besides'],
    ...sites.map(({ slug, pages }) => [
      slug,
      `${pages.read.length} of ${pages.read.length + pages.missed.length}: ${pages.read.join(' ') || '–'}`,
      pages.missed.join(' ') || '–',
      pages.others.join(' ') || '–',
    ]),
    ['all', share(read, wanted)],
  ]);
};
