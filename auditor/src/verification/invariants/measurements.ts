import { isErased } from '@twofold/contracts/personal';
import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

/** A capture as its event states it. */
type Named = { readonly name: string; readonly digest: string; readonly bytes: number };
type VersionNote = {
  readonly version: number;
  readonly isMeasured?: boolean;
  /** The digests of screenshots that were there before the rest was measured. */
  readonly taken?: readonly string[];
  readonly named: readonly Named[];
};

/** The captures of a product; with `isGone` they may be deleted, at `goneAt` if that is known. */
export type CapturesNote = {
  readonly productId: number;
  readonly isGone?: boolean;
  readonly goneAt?: string;
  /** Newest first. */
  readonly versions: readonly VersionNote[];
};

/** More versions than a report can get before the captures of older ones are deleted. */
const NOTED_VERSIONS = 60;

const complete = (
  data: DataOf<'AnalysisCompleted'> & { readonly version?: number },
  notes: Section<CapturesNote>,
): readonly Fault[] => {
  const { productId, version = 1, captures = [] } = data;
  const before = notes.get(String(productId)) ?? { productId, versions: [] };
  const versions = [{ version, named: captures.map(named) }, ...before.versions].slice(0, NOTED_VERSIONS);
  notes.set(String(productId), { ...before, versions, ...(isErased(data.report) && { isGone: true }) });
  return HOLDS;
};

const measure = (
  type: 'SiteMeasured' | 'SiteMeasurementFailed',
  {
    productId,
    version,
    screenshots = [],
  }: Pick<DataOf<'SiteMeasured'>, 'productId' | 'version'> & {
    readonly screenshots?: readonly Named[];
  },
  notes: Section<CapturesNote>,
): readonly Fault[] => {
  const before = notes.get(String(productId)) ?? { productId, versions: [] };
  const measured = before.versions.find((each) => each.version === version);
  note(notes, before, measured, { isMeasured: true, screenshots });
  const isNamed = (digest: string): boolean => screenshots.some((each) => each.digest === digest);
  return faults(
    [
      measured === undefined && !isTooOld(before, version),
      `is measured for version ${version} of its report, which is not complete`,
    ],
    [measured?.isMeasured === true, `is measured for version ${version} of its report a second time`],
    [before.goneAt !== undefined, 'is measured although its report or its owner is gone'],
    [
      type === 'SiteMeasured' && measured?.taken?.every(isNamed) === false,
      `is measured for version ${version} of its report without the screenshots that were taken`,
    ],
  );
};

const picture = (
  { productId, version, screenshots }: DataOf<'ScreenshotsTaken'>,
  notes: Section<CapturesNote>,
): readonly Fault[] => {
  const before = notes.get(String(productId)) ?? { productId, versions: [] };
  const pictured = before.versions.find((each) => each.version === version);
  note(notes, before, pictured, { taken: screenshots.map(({ digest }) => digest), screenshots });
  return faults(
    [
      pictured === undefined && !isTooOld(before, version),
      `has screenshots for version ${version} of its report, which is not complete`,
    ],
    [pictured?.taken !== undefined, `has screenshots for version ${version} of its report a second time`],
    [pictured?.isMeasured === true, `has screenshots for version ${version} of its report after it was measured`],
    [before.goneAt !== undefined, 'has screenshots although its report or its owner is gone'],
  );
};

const isTooOld = ({ versions }: CapturesNote, version: number): boolean =>
  versions.length === NOTED_VERSIONS && version < Number(versions.at(-1)?.version);

/** Adds a capture to the notes of one version; a screenshot that is named again is noted once. */
const note = (
  notes: Section<CapturesNote>,
  before: CapturesNote,
  of: VersionNote | undefined,
  { screenshots, ...more }: Pick<VersionNote, 'isMeasured' | 'taken'> & { readonly screenshots: readonly Named[] },
): void => {
  const isNew = ({ name, digest }: Named): boolean =>
    of?.named.every((each) => each.name !== name || each.digest !== digest) ?? true;
  const versions = before.versions.map((each) =>
    each === of ? { ...each, ...more, named: [...each.named, ...screenshots.filter(isNew).map(named)] } : each,
  );
  notes.set(String(before.productId), { ...before, versions });
};

const leave = (productId: number, goneAt: string, notes: Section<CapturesNote>): readonly Fault[] => {
  const before = notes.get(String(productId)) ?? { productId, versions: [] };
  notes.set(String(productId), { ...before, isGone: true, goneAt });
  return HOLDS;
};

const named = ({ name, digest, bytes }: Named): Named => ({ name, digest, bytes });

/** Notes the captures that events name, for the last versions of each product. */
export const measuredOnce = invariant<CapturesNote>({
  name: 'measured-once',
  claim:
    'the site is measured at most once for each version of a report, after the version is complete, with the screenshots that were taken',
  keys: ({ type, data }) =>
    type === 'AnalysisCompleted' ||
    type === 'ReanalysisCompleted' ||
    type === 'ScreenshotsTaken' ||
    type === 'SiteMeasured' ||
    type === 'SiteMeasurementFailed' ||
    type === 'ProductTakenDown' ||
    type === 'ProductDisowned'
      ? [String(data.productId)]
      : undefined,
  take: ({ type, data }, notes) => {
    if (type === 'AnalysisCompleted' || type === 'ReanalysisCompleted') return complete(data, notes);
    if (type === 'ScreenshotsTaken') return picture(data, notes);
    if (type === 'SiteMeasured' || type === 'SiteMeasurementFailed') return measure(type, data, notes);
    if (type === 'ProductTakenDown') return leave(data.productId, data.takenDownAt, notes);
    return type === 'ProductDisowned' ? leave(data.productId, data.disownedAt, notes) : HOLDS;
  },
});
