import type { AnalysisEvent, CapturedScreenshot } from '@twofold/contracts/analysis/events';
import { refuse } from '../decider.ts';
import type { CompleteAnalysis, RecordMeasurement, RecordScreenshots } from './commands.ts';
import type { Analysis } from './decider.ts';

/** A capture stored beside the log for one version of a report, identified by the digest of its sealed bytes. */
export type CapturedIn = { readonly version: number; readonly name: string; readonly digest: string };

/** The screenshots of one version, taken before the rest was measured. */
export type TakenIn = { readonly version: number; readonly screenshots: readonly CapturedScreenshot[] };

/** The captures of a product after this event. A measurement names the screenshots again. */
export const withCaptures = (captures: readonly CapturedIn[], event: AnalysisEvent): readonly CapturedIn[] => {
  const isNew = (one: CapturedIn): boolean =>
    !captures.some(
      ({ version, name, digest }) => version === one.version && name === one.name && digest === one.digest,
    );
  const named = capturesOf(event).filter(isNew);
  return named.length === 0 ? captures : [...captures, ...named];
};

const capturesOf = (event: AnalysisEvent): readonly CapturedIn[] => {
  switch (event.type) {
    case 'AnalysisCompleted':
      return inVersion(1, event.data.captures);
    case 'ReanalysisCompleted':
      return inVersion(event.data.version, event.data.captures);
    case 'ScreenshotsTaken':
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

/** Whether an erased user owned it. It cannot have another owner then. */
export const isDisowned = (analysis: Analysis): boolean =>
  analysis.status !== 'absent' && analysis.wasOwned && analysis.owner === undefined;

/** The data to record: without captures and measurement once the owner is erased. */
export const asKept = <Data extends Pick<CompleteAnalysis['data'], 'captures' | 'measurement'>>(
  data: Data,
  analysis: Analysis,
): Data | Omit<Data, 'captures' | 'measurement'> => {
  if (!isDisowned(analysis)) return data;
  const { captures: _, measurement: __, ...rest } = data;
  return rest;
};

/** Whether captures may be stored for this version: the version exists, and neither it nor its owner was erased. */
export const mayKeepCaptures = (analysis: Analysis, version: number): boolean =>
  analysis.status === 'completed' && !isDisowned(analysis) && hasVersion(analysis, version);

/** Whether this version was measured, or its measurement has failed. */
export const isMeasured = (analysis: Analysis, version: number): boolean =>
  analysis.status !== 'absent' && analysis.measured.includes(version);

const hasVersion = (analysis: Extract<Analysis, { status: 'completed' }>, version: number): boolean =>
  version === 1 || analysis.reanalyses.some((each) => each.version === version && each.end === 'completed');

/** The screenshots of a version that were recorded before the rest of it was measured. */
export const screenshotsOf = (analysis: Analysis, version: number): readonly CapturedScreenshot[] | undefined =>
  analysis.status === 'absent' ? undefined : analysis.taken.find((each) => each.version === version)?.screenshots;

/** Nothing more is recorded for a product that was taken down or disowned, or for a version that was measured. */
const isOver = (analysis: Analysis, version: number): boolean =>
  analysis.status === 'taken-down' || isDisowned(analysis) || isMeasured(analysis, version);

/** Recorded once per version: a process that was killed may have taken screenshots before. */
export const takeScreenshots = ({ data }: RecordScreenshots, analysis: Analysis): readonly AnalysisEvent[] => {
  if (isOver(analysis, data.version) || screenshotsOf(analysis, data.version)) return [];
  if (!mayKeepCaptures(analysis, data.version)) return refuse('analysis-not-found');
  return [{ type: 'ScreenshotsTaken', data }];
};

/** A version is measured once, with the screenshots recorded before, if any. */
export const measure = ({ type, data }: RecordMeasurement, analysis: Analysis): readonly AnalysisEvent[] => {
  if (isOver(analysis, data.version)) return [];
  if (!mayKeepCaptures(analysis, data.version)) return refuse('analysis-not-found');
  if (type === 'FailMeasurement') return [{ type: 'SiteMeasurementFailed', data }];
  const screenshots = [...(screenshotsOf(analysis, data.version) ?? data.screenshots)];
  return [{ type: 'SiteMeasured', data: { ...data, screenshots } }];
};
