import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { FoldedEvidence } from './folded-evidence.tsx';

const show = (reason: string) =>
  render(
    <Providers>
      <FoldedEvidence evidence={{ id: 'e1', path: 'monetizationPotential.rationale', basis: 'inference', reason }} />
    </Providers>,
  );

describe('what a rating rests on', () => {
  it('stands there at once while it is a sentence', () => {
    show('the page names no price.');
    expect(screen.getByText('Inference: the page names no price.')).toBeVisible();
    expect(screen.queryByText('How this was rated')).not.toBeInTheDocument();
  });

  it('is behind its name when it is a whole calculation', async () => {
    const reason = 'something to pay for 0.75 of 0.75, '.repeat(10);
    show(reason);
    const details = screen.getByText('How this was rated').closest('details')!;
    expect(details).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('How this was rated'));
    expect(details).toHaveAttribute('open');
    expect(details).toHaveTextContent('Inference: something to pay for');
  });
});
