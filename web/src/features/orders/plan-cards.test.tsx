import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { startApiServer } from '../../testing/api-server.ts';
import { PlanCards } from './plan-cards.tsx';

startApiServer();

const showPlans = (productId?: number, simulatedPayments = true) =>
  render(
    <MemoryRouter>
      <Providers>
        <SWRConfig value={{ provider: () => new Map(), fallback: { '/config.json': { simulatedPayments } } }}>
          <PlanCards {...(productId !== undefined && { productId })} />
        </SWRConfig>
      </Providers>
    </MemoryRouter>,
  );

const plan = (name: string) => within(screen.getByText(name).closest('article')!);

describe('the price list', () => {
  it('has three plans, each with its price and what it is for (§3 plan, §9 FREE, QUICK, STANDARD)', () => {
    showPlans();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('article', { name: 'Earn Credits' })).toBeVisible();
    expect(plan('Earn Credits').getByText('free')).toBeVisible();
    expect(plan('Quick Feedback').getByText(/\$5/)).toHaveTextContent('$5 per reviewer');
    expect(plan('Standard Bundle').getByText(/\$10/)).toHaveTextContent('$10 per bundle');
  });

  it('marks the Standard Bundle as most popular, and only that (§3 plan, §9 STANDARD)', () => {
    showPlans();
    expect(plan('Standard Bundle').getByText('Most popular')).toBeVisible();
    expect(screen.getAllByText('Most popular')).toHaveLength(1);
  });

  it('says what a plan contains (§3 plan, §9 FREE, QUICK, STANDARD)', () => {
    showPlans();
    expect(plan('Earn Credits').getByText('1 credit for every review you complete')).toBeVisible();
    expect(plan('Quick Feedback').getByText(/1 human reviewer/)).toBeVisible();
    expect(plan('Quick Feedback').getByText(/24 hour delivery/)).toBeVisible();
    expect(plan('Standard Bundle').getByText('3 reviewers, about $3.33 each')).toBeVisible();
    expect(plan('Standard Bundle').getByText(/48 hour delivery/)).toBeVisible();
    expect(plan('Standard Bundle').getByText(/Comparison report/)).toBeVisible();
  });
});

describe('choosing a plan', () => {
  it('of the paid ones waits for a URL (§2 plan without product)', () => {
    showPlans();
    expect(screen.getAllByRole('button', { name: 'Submit URL First' })).toHaveLength(2);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  it('of the paid ones is possible for a report (§2 plan with product)', () => {
    showPlans(17);
    const buttons = screen.getAllByRole('button', { name: 'Select Plan' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toBeEnabled();
  });

  it.each([undefined, 17])('that is free leads to /become-reviewer (product %s) (§2 free plan)', (productId) => {
    showPlans(productId);
    expect(plan('Earn Credits').getByRole('link')).toHaveAttribute('href', '/become-reviewer');
  });
});

describe('D-60: plans where payments are simulated', () => {
  const note = 'Payments are simulated here: choosing a plan costs nothing.';

  it('say that no money moves', () => {
    showPlans(17);
    expect(screen.getByText(note)).toBeVisible();
  });

  it('say nothing of the kind where money moves', () => {
    showPlans(17, false);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});
