import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarketPanel } from './market-panel.tsx';
import { benchbook } from './testing/benchbook.ts';
import { renderPart, reportWith } from './testing/render-part.tsx';

const renderMarket = (parts: Record<string, unknown> = {}) => renderPart(<MarketPanel report={reportWith(parts)} />);

describe('the tab Market', () => {
  it('sets the names of competitors bold, up to the first full stop, colon or dash (§2 market)', () => {
    renderMarket();
    const [stop, colon, dash] = benchbook.aiAnalysis.competitors;
    for (const [name, text] of [
      ['Paper tickets and a whiteboard.', stop],
      ['Till systems with a repair module:', colon],
      ['A spreadsheet on a shared phone', dash],
    ] as const) {
      const bold = screen.getByText(name);
      expect(bold.tagName).toBe('STRONG');
      expect(bold.parentElement?.textContent).toBe(text);
    }
  });

  it('shows the number of a trend large, an arrow where there is none (§2 market)', () => {
    renderMarket();
    const rows = screen.getByRole('region', { name: 'Market trends' }).querySelectorAll('li');
    expect(Array.from(rows, (row) => row.firstElementChild?.textContent)).toEqual(['30', '2×', '']);
    expect(rows[2]?.firstElementChild?.querySelector('svg')).toBeInTheDocument();
    for (const text of benchbook.aiAnalysis.marketTrends) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('shows what a trend rests on', () => {
    const market = renderMarket();
    expect(market).toHaveTextContent('E-bikes take twice as long. Plan for it. Season guide');
  });

  it.each([
    { trends: ['40% pay by phone', 'Growth is 12.5% a year', 'Calm'], widths: ['40%', '12.5%'] },
    { trends: ['Prices rose 200%', 'Sales rose 50%'], widths: ['100%', '25%'] },
    { trends: ['40% pay by phone', '3 of 4 pay late'], widths: [] },
  ])('draws two or more percentages as bars: $trends', ({ trends, widths }) => {
    const bars = renderMarket({ marketTrends: trends }).querySelectorAll<HTMLElement>('[data-bar="percent"] > div');
    expect(Array.from(bars, (bar) => bar.style.width)).toEqual(widths);
  });

  it.each([[[]], [null], [undefined]])(
    'D-56: shows a sentence for lists that are %j (§2 no competitors, no trends)',
    (list) => {
      renderMarket({ competitors: list, marketTrends: list });
      expect(screen.getByText('No specific competitors identified')).toBeInTheDocument();
      expect(screen.getByText('No specific market trends identified')).toBeInTheDocument();
    },
  );
});
