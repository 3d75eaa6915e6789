import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from '../run-command.ts';

/** Test files that take more than 20 s on two cores at rest, the longest first. */
export const LONGEST: readonly string[] = [
  'tools/faults/src/simulation/simulation.test.ts',
  'packages/site-reader/src/lighthouse/hostile-lighthouse.int.test.ts',
  'packages/site-reader/src/render/hostile-renders.int.test.ts',
  'tools/e2e/src/access.e2e.ts',
  'tools/e2e/src/compose.e2e.ts',
  'tools/e2e/src/launcher.e2e.ts',
  'launcher/src/completions-under-kills.int.test.ts',
  'launcher/src/jobs-under-kills.int.test.ts',
  'packages/site-reader/src/render/rendering.int.test.ts',
  'launcher/src/admin/main.int.test.ts',
  'launcher/src/backup/eventstoredb.int.test.ts',
  'tools/e2e/src/reported-reviews.e2e.ts',
  'tools/e2e/src/separate-processes.e2e.ts',
  'tools/e2e/src/audit.e2e.ts',
  'tools/e2e/src/orders.e2e.ts',
  'tools/e2e/src/judged-statements.e2e.ts',
  'tools/e2e/src/second-factor.e2e.ts',
];

type File = { readonly project: unknown; readonly moduleId: string };

/** Sorts the longest files of each project first. All others keep their order, and so do the projects. */
export const longestFirst = <Each extends File>(files: readonly Each[]): Each[] => {
  const projects = [...new Set(files.map(({ project }) => project))];
  return projects.flatMap((project) =>
    files.filter((file) => file.project === project).toSorted((a, b) => rankOf(a) - rankOf(b)),
  );
};

/**
 * Without measurements, as in a new clone, Vitest starts the largest files first. A long test in a small file then runs
 * alone at the end, while the other cores are idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer, not that of an array
    return longestFirst(await super.sort(files));
  }
}

const rankOf = ({ moduleId }: File): number => {
  const rank = LONGEST.indexOf(path.relative(ROOT, moduleId).split(path.sep).join('/'));
  return rank === -1 ? LONGEST.length : rank;
};
