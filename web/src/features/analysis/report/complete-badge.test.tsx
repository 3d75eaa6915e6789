import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompleteBadge } from './complete-badge.tsx';
import { renderPart } from './testing/render-part.tsx';

describe('the badge of a finished analysis', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('appears 2 seconds after the data, and not before (§4 badge)', () => {
    renderPart(<CompleteBadge />);
    act(() => void vi.advanceTimersByTime(1_999));
    expect(screen.queryByText('AI Analysis Complete')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('AI Analysis Complete');
  });
});
