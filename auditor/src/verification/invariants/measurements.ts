import { isErased } from '@twofold/contracts/personal';
import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf } from '../known-event.ts';
import type { Section } from '../notebook.ts';

/** What an event says of something that is kept beside the log. */
type Named = { readonly name: string; readonly digest: string; readonly bytes: number };
type VersionNote = { readonly version: number; readonly isMeasured?: boolean; readonly named: readonly Named[] };

/** What is kept beside the log for a product; with `isGone` it may be deleted, at `goneAt` if that is known. */
export type CapturesNote = {
  readonly productId: number;
  readonly isGone?: boolean;
  readonly goneAt?: string;
  /** Newest first. */
  readonly versions: readonly VersionNote[];
};

/** More versions than can be made while what is kept of the older ones is not deleted yet. */
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
  const isTooOld = before.versions.length === NOTED_VERSIONS && version < Number(before.versions.at(-1)?.version);
  notes.set(String(productId), {
    ...before,
    versions: before.versions.map((each) =>
      each === measured ? { ...each, isMeasured: true, named: [...each.named, ...screenshots.map(named)] } : each,
    ),
  });
  return faults(
    [measured === undefined && !isTooOld, `is measured for version ${version} of its report, which is not complete`],
    [measured?.isMeasured === true, `is measured for version ${version} of its report a second time`],
    [before.goneAt !== undefined, 'is measured although its report or its owner is gone'],
  );
};

const leave = (productId: number, goneAt: string, notes: Section<CapturesNote>): readonly Fault[] => {
  const before = notes.get(String(productId)) ?? { productId, versions: [] };
  notes.set(String(productId), { ...before, isGone: true, goneAt });
  return HOLDS;
};

const named = ({ name, digest, bytes }: Named): Named => ({ name, digest, bytes });

/** Notes of each product what events name of what is kept beside the log, of its last versions. */
export const measuredOnce = invariant<CapturesNote>({
  name: 'measured-once',
  claim: 'the site of a report is measured at most once for each of its versions, after that is complete',
  keys: ({ type, data }) =>
    type === 'AnalysisCompleted' ||
    type === 'ReanalysisCompleted' ||
    type === 'SiteMeasured' ||
    type === 'SiteMeasurementFailed' ||
    type === 'ProductTakenDown' ||
    type === 'ProductDisowned'
      ? [String(data.productId)]
      : undefined,
  take: ({ type, data }, notes) => {
    if (type === 'AnalysisCompleted' || type === 'ReanalysisCompleted') return complete(data, notes);
    if (type === 'SiteMeasured' || type === 'SiteMeasurementFailed') return measure(data, notes);
    if (type === 'ProductTakenDown') return leave(data.productId, data.takenDownAt, notes);
    return type === 'ProductDisowned' ? leave(data.productId, data.disownedAt, notes) : HOLDS;
  },
});
