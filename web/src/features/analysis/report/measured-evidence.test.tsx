import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ClaimList } from './claim-list.tsx';
import { markOf, readReport } from './read-report.ts';
import { ReportSheet } from './report-sheet.tsx';
import { benchbook } from './testing/benchbook.ts';
import { someFacts } from './testing/facts.ts';
import { renderPart } from './testing/render-part.tsx';

const citing = (fact: string) => [
  { id: 'm', path: 'aiAnalysis.weaknesses.0', basis: 'measured', fact },
  ...benchbook.evidence,
];
const reportCiting = (fact: string) => readReport({ ...benchbook, facts: someFacts, evidence: citing(fact) });

describe('a statement that rests on something measured', () => {
  it('names the fact and its value, with its own mark', () => {
    const { weaknesses } = reportCiting('image-alternatives');
    const container = renderPart(<ClaimList claims={weaknesses.slice(0, 1)} empty="None" />);
    expect(screen.getByText('Measured: Images without alternative text · 6 of 6')).toBeVisible();
    expect(container.querySelector('[data-mark="measured"]')).not.toBeNull();
  });

  it('is counted as a third kind', () => {
    renderPart(<ReportSheet report={reportCiting('image-alternatives')} onAskPeople={vi.fn<() => void>()} />);
    expect(screen.getByText('1 measured')).toBeVisible();
    expect(
      screen.getByRole('img', { name: '16 findings quote the site, 1 was measured, 8 are inferred' }),
    ).toBeInTheDocument();
  });

  it('counts as inferred where the report has no such fact', () => {
    const { weaknesses } = reportCiting('made-up');
    expect(weaknesses.slice(0, 1).map(markOf)).toEqual(['inferred']);
  });
});
