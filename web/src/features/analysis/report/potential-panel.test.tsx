import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PotentialPanel } from './potential-panel.tsx';
import { readReport } from './read-report.ts';
import { benchbook } from './testing/benchbook.ts';
import { renderPart, reportWith } from './testing/render-part.tsx';

const rated = (rating: number) =>
  reportWith({
    monetizationPotential: { ...benchbook.aiAnalysis.monetizationPotential, rating },
    successPotential: { ...benchbook.aiAnalysis.successPotential, rating },
  });

describe('the tab Potential', () => {
  it('shows both ratings as numbers of their scales (§2 monetization potential, success potential, §9 analysis ratings)', () => {
    renderPart(<PotentialPanel report={reportWith({})} />);
    const money = screen.getByRole('meter', { name: 'Monetization potential' });
    expect(money).toHaveAttribute('aria-valuenow', '3.5');
    expect(money).toHaveAttribute('aria-valuemax', '5');
    expect(money).toHaveAttribute('aria-valuetext', '3.5 out of 5');
    expect(money.previousElementSibling).toHaveTextContent(/^3\.5\/5$/);
    const success = screen.getByRole('meter', { name: 'Success potential' });
    expect(success).toHaveAttribute('aria-valuemax', '10');
    expect(success).toHaveAttribute('aria-valuetext', '7 out of 10');
    expect(success.previousElementSibling).toHaveTextContent(/^7\/10$/);
  });

  it('shows why, and what could be done (§2 monetization potential, success potential)', () => {
    const { monetizationPotential: money, successPotential: success } = benchbook.aiAnalysis;
    renderPart(<PotentialPanel report={reportWith({})} />);
    for (const text of [money.rationale, ...money.suggestedModels, success.rationale, ...success.improvements]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it.each([
    { rating: 0, money: '0%', success: '0%' },
    { rating: 0.5, money: '10%', success: '5%' },
    { rating: 4, money: '80%', success: '40%' },
    { rating: 5, money: '100%', success: '50%' },
  ])('draws bars at 20 % and 10 % a point: $rating (§2 potential bars)', ({ rating, money, success }) => {
    renderPart(<PotentialPanel report={rated(rating)} />);
    const widths = screen.getAllByRole('meter').map((bar) => (bar.firstElementChild as HTMLElement).style.width);
    expect(widths).toEqual([money, success]);
  });

  it('draws no bar where there is no rating', () => {
    renderPart(<PotentialPanel report={reportWith({ monetizationPotential: undefined, successPotential: null })} />);
    expect(screen.getAllByText('Not rated')).toHaveLength(2);
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.getByText('No specific models suggested')).toBeInTheDocument();
    expect(screen.getByText('No specific improvements suggested')).toBeInTheDocument();
  });

  it('shows what a rationale rests on, where the record says it', () => {
    const path = 'aiAnalysis.successPotential.rationale';
    const evidence = [{ id: 'why', path, basis: 'quote', quote: 'Contact us.', section: 'FAQ' }];
    renderPart(<PotentialPanel report={readReport({ ...benchbook, evidence })} />);
    const rationale = screen.getByText(benchbook.aiAnalysis.successPotential.rationale);
    expect(rationale.nextElementSibling).toHaveTextContent('Contact us. FAQ');
  });
});
