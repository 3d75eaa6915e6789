import { styled } from '@mui/material/styles';
import { Fold } from '../../../../components/fold.tsx';
import { PlusIcon } from '../../../../components/icons.tsx';
import { EvidenceNote } from '../evidence-note.tsx';
import type { ShownCriterion } from '../read-criteria.ts';
import type { Claim, Potential } from '../read-report.ts';

/** The meaning of some ratings, from the rubric of the built-in analyst. */
const OUT_OF_TEN = [
  [2, 'It is unclear what it is.'],
  [5, 'The offer is clear, but there is little proof.'],
  [8, 'Offer, audience, difference, proof and next step are all on the page.'],
] as const;
const OUT_OF_FIVE = [
  [1, 'Nothing is for sale.'],
  [2.5, 'Something is for sale; its price is left open.'],
  [4, 'Price, income that returns, a named buyer and proof are on the page.'],
] as const;

/** Points on the scale of a rating → their meaning. */
const anchorsOf = (outOf: number): readonly (readonly [points: number, meaning: string])[] =>
  outOf === 5 ? OUT_OF_FIVE : OUT_OF_TEN;

const MAX_SHOWN = 2;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  margin: '8px 0 12px',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '& caption': { textAlign: 'left', paddingBottom: 8, color: theme.vars.palette.text.secondary },
  '& th': { textAlign: 'left', fontWeight: 500 },
  '& thead th': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& th, & td': {
    padding: '8px 12px 8px 0',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& :is(th, td):last-child': { paddingRight: 0 },
  '& tr': { breakInside: 'avoid' },
  '& td p + p': { marginTop: 6 },
}));

const Points = styled('td')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const Anchors = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 10px',
  fontSize: theme.typography.caption.fontSize,
  '& dt': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dd': { margin: 0 },
}));

const Scale = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rounded = (points: number): string => String(Number(points.toFixed(2)));

const sumOf = (numbers: readonly number[]): string => rounded(numbers.reduce((sum, each) => sum + each, 0));

type RatingTableProps = {
  readonly title: string;
  readonly potential: Potential;
  /** All statements of the report: a criterion shows the evidence of its statements. */
  readonly claims: readonly Claim[];
};

/** The calculation of a rating: each criterion with its points and evidence; expanded in print. */
export function RatingTable({ title, potential, claims }: RatingTableProps) {
  const { criteria, outOf, score } = potential;
  return (
    <Fold>
      <summary>
        <PlusIcon size={14} />
        How this was rated
      </summary>
      <Table>
        <caption>
          {title}: {sumOf(criteria.map(({ points }) => points))} of {sumOf(criteria.map((each) => each.outOf))} points
          {score === undefined ? '.' : `, which makes ${score} of ${outOf}.`}
        </caption>
        <colgroup>
          <col style={{ width: '34%' }} />
          <col style={{ width: 98 }} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Points</th>
            <th scope="col">Evidence</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion) => (
            <tr key={criterion.name}>
              <th scope="row">{capitalized(criterion.name)}</th>
              <Points>
                {rounded(criterion.points)} of {rounded(criterion.outOf)}
              </Points>
              <td>
                <Grounds criterion={criterion} claims={claims} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Anchors aria-label={`What the numbers mean, out of ${outOf}`}>
        {anchorsOf(outOf).map(([points, meaning]) => (
          <div key={points} style={{ display: 'contents' }}>
            <dt>{points}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Anchors>
      <Scale>Ratings range from 10% to 90% of the scale, in half points.</Scale>
    </Fold>
  );
}

type GroundsProps = { readonly criterion: ShownCriterion; readonly claims: readonly Claim[] };

function Grounds({ criterion: { finding, statements }, claims }: GroundsProps) {
  const shown = statements
    .map((path) => claims.find((claim) => claim.path === path))
    .filter((claim) => claim !== undefined)
    .slice(0, MAX_SHOWN);
  if (finding === '' && shown.length === 0) return 'Not kept for this report';
  return (
    <>
      {finding !== '' && <p>{capitalized(finding)}</p>}
      {shown.map((claim) => (
        <EvidenceNote key={claim.path} evidence={claim.evidence} claim={claim.text} />
      ))}
    </>
  );
}
