import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readReport } from './read-report.ts';
import { ReportSheet } from './report-sheet.tsx';
import { benchbook } from './testing/benchbook.ts';
import { renderPart } from './testing/render-part.tsx';

const renderSheet = (product: unknown = benchbook) => {
  renderPart(<ReportSheet report={readReport(product)} onAskPeople={vi.fn<() => void>()} />);
  return {
    machine: screen.getByRole('region', { name: 'What the machine found' }),
    people: screen.getByRole('region', { name: 'What people say' }),
  };
};

describe('the folded header of a report', () => {
  it('counts the findings in words and says when the site was read', () => {
    const { machine } = renderSheet();
    expect(within(machine).getByText('25').nextElementSibling).toHaveTextContent(/^findings$/);
    expect(machine).toHaveTextContent('16 quoted from the site');
    expect(machine).toHaveTextContent('9 inferred');
    expect(machine).toHaveTextContent('Read on January 5, 2025');
  });

  it('draws one square for each finding, solid ones first', () => {
    renderSheet();
    const picture = screen.getByRole('img', { name: '16 findings quote the site, 9 are inferred' });
    const marks = Array.from(picture.querySelectorAll('rect'), (square) => square.dataset['mark']);
    expect(marks).toEqual([...Array<string>(16).fill('quoted'), ...Array<string>(9).fill('inferred')]);
  });

  it('counts a single finding as one', () => {
    const { machine } = renderSheet({ purpose: 'Repairs' });
    expect(within(machine).getByText('1').nextElementSibling).toHaveTextContent(/^finding$/);
    expect(screen.getByRole('img', { name: '0 findings quote the site, 1 is inferred' })).toBeInTheDocument();
  });

  it('draws nothing where there is no finding and no date', () => {
    const { machine } = renderSheet({});
    expect(within(machine).queryByRole('img')).not.toBeInTheDocument();
    expect(machine).not.toHaveTextContent('Read on');
  });

  it('tells everybody else nothing of reviews: no count, an invitation', () => {
    const { people } = renderSheet();
    expect(people).toHaveTextContent('Ask people who match your customer');
    expect(people).not.toHaveTextContent(/\d/);
  });
});
