import { field, textOf } from './read-value.ts';

/** One line of a rating's calculation; `statements` are the paths of the report's statements about it. */
export type ShownCriterion = {
  readonly name: string;
  readonly points: number;
  readonly outOf: number;
  readonly finding: string;
  readonly statements: readonly string[];
};

const isPoints = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const criterionOf = (value: unknown): ShownCriterion | undefined => {
  const name = textOf(field(value, 'name'));
  const points = field(value, 'points');
  const outOf = field(value, 'outOf');
  if (name === '' || !isPoints(points) || !isPoints(outOf) || outOf <= 0) return undefined;
  const statements = listOf(field(value, 'statements')).map(textOf);
  return { name, points, outOf, finding: textOf(field(value, 'finding')), statements };
};

/** Earlier reports have all lines in one sentence: "By version 2 of the published rubric: says what it is 1.80 of 2; …." */
const RUBRIC = /^By version \S+ of the published rubric: (.+)\.$/s;
const LINE = /^(.+) (\d+(?:\.\d+)?) of (\d+(?:\.\d+)?)$/;

const criteriaIn = (calculation: string): readonly ShownCriterion[] =>
  (RUBRIC.exec(calculation)?.[1]?.split('; ') ?? []).flatMap((line) => {
    const [, name, points, outOf] = LINE.exec(line) ?? [];
    if (name === undefined) return [];
    return [{ name, points: Number(points), outOf: Number(outOf), finding: '', statements: [] }];
  });

/** The criteria of one rating: as stored, or parsed from the sentence in earlier reports; none for a model's rating. */
export const readCriteria = (kept: unknown, calculation: string): readonly ShownCriterion[] => {
  const criteria = listOf(kept)
    .map(criterionOf)
    .filter((each) => each !== undefined);
  return criteria.length > 0 ? criteria : criteriaIn(calculation);
};
