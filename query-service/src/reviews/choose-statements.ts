import { createHash } from 'node:crypto';
import { saysNothing } from '@twofold/contracts/analysis/says-nothing';
import { isFromTable, type Statement } from '@twofold/contracts/analysis/statements';
import { MAX_STATEMENTS } from '@twofold/contracts/reviews/content';

/**
 * The statements that a reviewer judges next (D-128): those with the fewest judgments first, at most one per section,
 * and no more than three including those already judged. `seed` (user, app and version) breaks ties, so that the same
 * reviewer gets the same statements until someone adds a judgment.
 */
export const chooseStatements = (
  statements: readonly Statement[],
  {
    counts,
    judged,
    seed,
  }: {
    /** The number of judgments of each statement, by its path. */
    readonly counts: ReadonlyMap<string, number>;
    /** The paths that this reviewer has judged. */
    readonly judged: ReadonlySet<string>;
    readonly seed: string;
  },
): readonly Statement[] => {
  const before = statements.filter(({ path }) => judged.has(path));
  const sections = new Set(before.map(({ section }) => section));
  // A report may repeat a statement in two sections: it is judged once.
  const texts = new Set(before.map(({ text }) => text));
  const ranked = statements
    .filter((statement) => !judged.has(statement.path) && !saysNothing(statement) && !isFromTable(statement))
    .map((statement) => ({
      statement,
      count: counts.get(statement.path) ?? 0,
      tieBreaker: tieBreakerOf(seed, statement.path),
    }))
    .toSorted((one, other) => one.count - other.count || (one.tieBreaker < other.tieBreaker ? -1 : 1));
  const chosen: Statement[] = [];
  for (const { statement } of ranked) {
    if (judged.size + chosen.length >= MAX_STATEMENTS) break;
    if (sections.has(statement.section) || texts.has(statement.text)) continue;
    sections.add(statement.section);
    texts.add(statement.text);
    chosen.push(statement);
  }
  return chosen;
};

const tieBreakerOf = (seed: string, path: string): string =>
  createHash('sha256').update(`${seed}/${path}`).digest('hex');
