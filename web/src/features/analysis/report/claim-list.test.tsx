import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClaimList } from './claim-list.tsx';
import type { Claim } from './read-report.ts';
import { renderPart } from './testing/render-part.tsx';

const path = 'aiAnalysis.strengths.0';
const quoted: Claim = {
  text: 'The trial asks for no card',
  path,
  evidence: { id: 'a', path, basis: 'quote', quote: 'Try it for 30 days. No card.', section: 'Pricing' },
};
const inferred: Claim = {
  ...quoted,
  evidence: { id: 'a', path, basis: 'inference', reason: 'the form has two fields.' },
};
const unexplained: Claim = { ...quoted, evidence: undefined };

const renderClaim = (claim: Claim) => {
  renderPart(<ClaimList claims={[claim]} empty="None" />);
  const item = screen.getByRole('listitem');
  return { item, mark: item.querySelector('[data-mark]') };
};

describe('D-43: showing what a claim rests on', () => {
  it('is a quote with its section, a solid rule and a solid mark', () => {
    const { item, mark } = renderClaim(quoted);
    expect(mark).toHaveAttribute('data-mark', 'quoted');
    const quote = within(item).getByText('Try it for 30 days. No card.');
    expect(quote.tagName).toBe('Q');
    expect(quote.parentElement).toHaveStyle({ borderLeftStyle: 'solid' });
    expect(within(item).getByText('Pricing').tagName).toBe('CITE');
  });

  it('says a quote once that the claim has itself, with the ways to it', () => {
    const { item } = renderClaim({ ...quoted, text: 'A trial without a card: “Try it for 30 days.  No card.”' });
    expect(item.querySelector('q')).toBeNull();
    expect(item).toHaveTextContent('Quoted from the page Pricing');
  });

  it('names no section for a quote before the first heading', () => {
    const { item } = renderClaim({
      ...quoted,
      evidence: { id: 'a', path, basis: 'quote', quote: 'No card.', section: '' },
    });
    expect(item.querySelector('cite')).toBeNull();
  });

  it('is the reason of an inference, a dashed rule and a hollow mark', () => {
    const { item, mark } = renderClaim(inferred);
    expect(mark).toHaveAttribute('data-mark', 'inferred');
    const note = within(item).getByText('Inference: the form has two fields.');
    expect(note).toHaveStyle({ borderLeftStyle: 'dashed' });
  });

  it('is never a quote where the record has none', () => {
    const { item, mark } = renderClaim(unexplained);
    expect(mark).toHaveAttribute('data-mark', 'inferred');
    expect(item).toHaveTextContent('Inference: no reason was recorded.');
    expect(item.querySelector('q')).toBeNull();
  });

  it('is text, also where it looks like HTML', () => {
    const { item } = renderClaim({ ...quoted, text: '<img src=x onerror=alert(1)>' });
    expect(item).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(item.querySelector('img')).toBeNull();
  });

  it('shows a sentence where there is no claim', () => {
    renderPart(<ClaimList claims={[]} empty="No specific threats identified" />);
    expect(screen.getByText('No specific threats identified')).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
