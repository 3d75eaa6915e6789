import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PotentialPanel } from '../potential-panel.tsx';
import { readReport } from '../read-report.ts';
import { benchbook } from '../testing/benchbook.ts';
import { renderPart } from '../testing/render-part.tsx';

const proof = {
  name: 'others vouch for it',
  points: 0.7,
  outOf: 1.75,
  finding: 'little vouches for it',
  statements: ['aiAnalysis.strengths.1', 'aiAnalysis.strengths.99'],
};
const rated = readReport({
  ...benchbook,
  criteria: { monetization: [], success: [proof, { ...proof, name: 'says for whom', points: 1.5, outOf: 1.5 }] },
});

describe('how a report was rated', () => {
  it('is a table of criterion, points and evidence behind its name', async () => {
    renderPart(<PotentialPanel report={rated} />);
    await userEvent.click(screen.getByText('How this was rated'));
    const table = screen.getByRole('table', { name: 'Success potential: 2.2 of 3.25 points, which makes 7 of 10.' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Criterion', 'Points', 'Evidence']);
    const row = within(table).getByRole('row', { name: /^Others vouch for it/u });
    expect(row).toHaveTextContent('0.7 of 1.75');
    expect(row).toHaveTextContent('Little vouches for it');
    expect(row).toHaveTextContent('Try it for 30 days. No card.');
  });

  it('says what a few points of either scale mean', () => {
    const both = readReport({ ...benchbook, criteria: { monetization: [proof], success: [proof] } });
    const container = renderPart(<PotentialPanel report={both} />);
    expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2.5',
      '4',
      '2',
      '5',
      '8',
    ]);
  });

  it('is told by its criteria for earlier reports, without evidence', () => {
    const path = 'aiAnalysis.successPotential.rationale';
    const reason = 'By version 2 of the published rubric: says what it is 2.00 of 2; says for whom 0.15 of 1.5.';
    const report = readReport({
      ...benchbook,
      evidence: [...benchbook.evidence, { id: 'r', path, basis: 'inference', reason }],
    });
    renderPart(<PotentialPanel report={report} />);
    expect(screen.getByText('Says what it is').closest('tr')).toHaveTextContent('2 of 2Not kept for this report');
    expect(screen.queryByText(/By version 2/u)).not.toBeInTheDocument();
  });
});
