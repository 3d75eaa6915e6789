import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { refuse } from '../decider.ts';
import type { CompleteAnalysis, RecordMeasurement } from './commands.ts';
import type { Analysis } from './decider.ts';

/** Something that is kept beside the log for one version of a report, by the digest of its sealed bytes. */
export type CapturedIn = { readonly version: number; readonly name: string; readonly digest: string };

/** The captures of a product once this event has happened. */
export const withCaptures = (captures: readonly CapturedIn[], event: AnalysisEvent): readonly CapturedIn[] => {
  const named = capturesOf(event);
  return named.length === 0 ? captures : [...captures, ...named];
};

const capturesOf = (event: AnalysisEvent): readonly CapturedIn[] => {
  switch (event.type) {
    case 'AnalysisCompleted':
      return inVersion(1, event.data.captures);
    case 'ReanalysisCompleted':
      return inVersion(event.data.version, event.data.captures);
    case 'SiteMeasured':
      return inVersion(event.data.version, event.data.screenshots);
    default:
      return [];
  }
};

const inVersion = (
  version: number,
  captures: readonly { readonly name: string; readonly digest: string }[] = [],
): readonly CapturedIn[] => captures.map(({ name, digest }) => ({ version, name, digest }));

/** Whether an erased person has owned it: nobody else comes to own it. */
export const isDisowned = (analysis: Analysis): boolean =>
  analysis.status !== 'absent' && analysis.wasOwned && analysis.owner === undefined;

/** What an event says of a report: of one whose owner is gone nothing is kept beside the log, and nothing measured. */
export const asKept = <Data extends Pick<CompleteAnalysis['data'], 'captures' | 'measurement'>>(
  data: Data,
  analysis: Analysis,
): Data | Omit<Data, 'captures' | 'measurement'> => {
  if (!isDisowned(analysis)) return data;
  const { captures: _, measurement: __, ...rest } = data;
  return rest;
};

/** Whether something may be kept beside the report of this version: it is there, and neither it nor its owner is gone. */
export const mayKeepCaptures = (analysis: Analysis, version: number): boolean =>
  analysis.status === 'completed' && !isDisowned(analysis) && hasVersion(analysis, version);

/** Whether this version was measured, or it is settled that it will not be. */
export const isMeasured = (analysis: Analysis, version: number): boolean =>
  analysis.status !== 'absent' && analysis.measured.includes(version);

const hasVersion = (analysis: Extract<Analysis, { status: 'completed' }>, version: number): boolean =>
  version === 1 || analysis.reanalyses.some((each) => each.version === version && each.end === 'completed');

/** A version is measured once. Of a product that was taken down, or whose owner is gone, nothing is recorded any more. */
export const measure = ({ type, data }: RecordMeasurement, analysis: Analysis): readonly AnalysisEvent[] => {
  if (analysis.status === 'taken-down' || isDisowned(analysis) || isMeasured(analysis, data.version)) return [];
  if (!mayKeepCaptures(analysis, data.version)) return refuse('analysis-not-found');
  return [type === 'RecordMeasurement' ? { type: 'SiteMeasured', data } : { type: 'SiteMeasurementFailed', data }];
};
