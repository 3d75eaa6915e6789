import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import { SummaryPanel } from './summary-panel.tsx';
import { benchbook } from './testing/benchbook.ts';
import { renderPart } from './testing/render-part.tsx';

const renderSummary = (parts: Record<string, unknown> = {}) =>
  renderPart(<SummaryPanel report={readReport({ ...benchbook, ...parts })} />);

describe('the tab Summary', () => {
  it('shows purpose, target audience and selling points, each with what it rests on (§2 summary)', () => {
    renderSummary();
    const restsOn = (text: string) => screen.getByText(text).nextElementSibling;
    expect(restsOn(benchbook.purpose)).toHaveTextContent('Write the ticket, hang it, do the work. Intro');
    expect(restsOn(benchbook.targetAudience)).toHaveTextContent('Built for shops with two to six stands. Intro');
    const [oneText, gloves, printed] = benchbook.usps.map(restsOn);
    expect(oneText).toHaveTextContent('Your customer gets one text: it’s ready. Intro');
    expect(gloves).toHaveTextContent('Four buttons. Big ones. You’re wearing gloves. Features');
    expect(printed).toHaveTextContent('Inference: a printer icon, but no sentence about it.');
  });

  it('D-51: takes selling points that are one text', () => {
    renderSummary({ usps: 'One text, no app' });
    expect(screen.getByText('One text, no app')).toBeInTheDocument();
  });

  it.each([undefined, null, ''])('says what was not identified: %j', (nothing) => {
    renderSummary({ purpose: nothing, targetAudience: nothing, usps: nothing });
    expect(screen.getByText('No purpose identified')).toBeInTheDocument();
    expect(screen.getByText('No target audience identified')).toBeInTheDocument();
    expect(screen.getByText('No unique selling points identified')).toBeInTheDocument();
  });
});
