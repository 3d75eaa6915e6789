import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SwotPanel } from './swot-panel.tsx';
import { benchbook } from './testing/benchbook.ts';
import { renderPart, reportWith } from './testing/render-part.tsx';

const renderBoard = (parts: Record<string, unknown> = {}) => {
  renderPart(<SwotPanel report={reportWith(parts)} />);
  return (name: string) => screen.getByRole('region', { name });
};

describe('the tab SWOT', () => {
  it('shows each quarter with its claims and their number (§2 swot)', () => {
    const quarter = renderBoard();
    for (const [name, texts] of [
      ['Strengths', benchbook.aiAnalysis.strengths],
      ['Weaknesses', benchbook.aiAnalysis.weaknesses],
      ['Opportunities', benchbook.aiAnalysis.opportunities],
    ] as const) {
      for (const text of texts) expect(quarter(name)).toHaveTextContent(text);
      expect(quarter(name).querySelector('small')).toHaveTextContent(String(texts.length));
    }
  });

  it.each([[[]], [null], [undefined], ['']])(
    'D-56: shows a sentence for threats that are %j (§2 no threats)',
    (threats) => {
      const quarter = renderBoard({ threats });
      expect(quarter('Threats')).toHaveTextContent('No specific threats identified');
    },
  );

  it('shows threats that there are (§2 swot)', () => {
    const quarter = renderBoard({ threats: ['A till maker adds tickets'] });
    expect(quarter('Threats')).toHaveTextContent('A till maker adds tickets');
    expect(screen.queryByText('No specific threats identified')).not.toBeInTheDocument();
  });

  it.each([
    ['strengths', 'Our rules are sure of no strength here; the page may name some'],
    ['weaknesses', 'Our checks found no gap that is certain on the page we read'],
    ['strengths', 'Not known: our rules recognized no further strength with certainty'],
    ['opportunities', 'No opportunity that follows from the page was found'],
  ])('counts among the %s no sentence that says nothing was found', (part, sentence) => {
    renderBoard({ [part]: [sentence] });
    expect(screen.getByText(`No specific ${part} identified`)).toBeInTheDocument();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('shows a sentence for every other empty quarter', () => {
    renderBoard({ strengths: null, weaknesses: [], opportunities: undefined });
    for (const part of ['strengths', 'weaknesses', 'opportunities']) {
      expect(screen.getByText(`No specific ${part} identified`)).toBeInTheDocument();
    }
  });
});
