import { screen } from '@testing-library/react';
import { limitation } from '@twofold/contracts/analysis/report';
import { describe, expect, it, vi } from 'vitest';
import { LimitedNotice } from './limited-notice.tsx';
import { readLimited } from './limited.ts';
import { PersonasPanel } from './personas-panel.tsx';
import { PotentialPanel } from './potential-panel.tsx';
import { readReport } from './read-report.ts';
import { ReportHeader } from './report-header.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { benchbook } from './testing/benchbook.ts';
import { parkedSite } from './testing/parked-site.ts';
import { renderPart } from './testing/render-part.tsx';

const parked = readReport(parkedSite);
const showHeader = (product: unknown) =>
  renderPart(<ReportHeader productId={18} report={readReport(product)} onAskPeople={vi.fn<() => void>()} />);

describe('D-124: a limited report', () => {
  it('says in plain words why it is one, and by which words of the page', () => {
    renderPart(<LimitedNotice limited={parked.limited} />);
    expect(screen.getByRole('note')).toHaveTextContent('This domain is parked. It has no website yet.');
    expect(screen.getByText('This domain is for sale.').tagName).toBe('Q');
  });

  it('has its own sentence for every reason', () => {
    const reasons = limitation.shape.reason.options;
    const sentences = reasons.map((reason) => readLimited({ reason })?.reason);
    expect(new Set(sentences).size).toBe(reasons.length);
    expect(sentences).not.toContain(readLimited({ reason: 'of-a-later-version' })?.reason);
  });

  it.each([undefined, null, {}, 'parked', { reason: '' }])('is none for %j', (value) => {
    expect(readLimited(value)).toBeUndefined();
  });

  it('is labeled beside who made it, and claims nothing of what is configured', () => {
    showHeader(parkedSite);
    expect(screen.getByText('Limited report')).toBeVisible();
    expect(screen.getByText('Powered by the built-in analyzer')).toBeVisible();
  });

  it('rates nothing', () => {
    renderPart(<PotentialPanel report={parked} />);
    expect(screen.getAllByText('Not rated')).toHaveLength(2);
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.getByText(parkedSite.aiAnalysis.successPotential.improvements[0]!)).toBeVisible();
  });

  it('has no persona, and says why', () => {
    renderPart(<PersonasPanel report={parked} />);
    expect(
      screen.getByText('The pages we read don’t say who the customers are, so there is no persona.'),
    ).toBeVisible();
  });

  it('says what the pages do not say', () => {
    renderPart(<SummaryPanel report={parked} />);
    expect(screen.getByText("The pages we read don't name a target audience.")).toBeVisible();
    expect(screen.getByText('The pages we read don’t say what sets the app apart.')).toBeVisible();
  });
});

describe('a full report', () => {
  it('is not labeled', () => {
    showHeader(benchbook);
    expect(screen.queryByText('Limited report')).not.toBeInTheDocument();
    renderPart(<LimitedNotice limited={readReport(benchbook).limited} />);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
