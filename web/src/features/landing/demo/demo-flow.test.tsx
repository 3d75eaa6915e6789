import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { demoMomentAt } from './demo-clock.ts';
import { DemoFlow } from './demo-flow.tsx';

const openDemo = () => render(<DemoFlow />, { wrapper: Providers });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const bar = () => screen.getByRole('progressbar');
const current = () => document.querySelector('[aria-current=step]')?.textContent;

const askForLessMotion = () => {
  const media = globalThis.matchMedia.bind(globalThis);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    media(query.includes('reduced-motion') ? 'all' : query),
  );
};

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the demo', () => {
  it('names its nine steps in their order (§4 demo steps)', () => {
    openDemo();
    expect(
      screen
        .getAllByRole('listitem')
        .slice(0, 9)
        .map(({ textContent }) => textContent?.replace(/^\d/, '')),
    ).toEqual([
      'Initial website scan',
      'Competitive analysis',
      'Unique value proposition',
      'Target customer personas',
      'User experience assessment',
      'Market opportunity analysis',
      'Monetization potential',
      'Growth strategy recommendations',
      'Final report generation',
    ]);
  });

  it('moves its bar by 6.67 points every 200 ms, and its estimate by 3.47 s from 52 (§4 demo progress, demo estimate)', () => {
    expect(demoMomentAt(0)).toEqual({ step: 0, progress: 0, secondsRemaining: 52 });
    expect(demoMomentAt(1).progress).toBeCloseTo(6.67);
    expect(demoMomentAt(1).secondsRemaining).toBe(49);
    expect(demoMomentAt(7).progress).toBeCloseTo(46.69);
    expect(demoMomentAt(14).secondsRemaining).toBe(3);
  });

  it('keeps its estimate at 0 until the next cycle, which starts at 52 again (D-77) (§4 demo estimate)', () => {
    expect(demoMomentAt(15)).toEqual({ step: 1, progress: 0, secondsRemaining: 0 });
    expect(demoMomentAt(134)).toMatchObject({ step: 8, secondsRemaining: 0 });
    expect(demoMomentAt(135)).toEqual({ step: 0, progress: 0, secondsRemaining: 52 });
  });

  it('takes 3 s for a step, and loops after nine (§4 demo rhythm, §9 demo numbers)', () => {
    openDemo();
    expect(screen.getByText('Step 1 of 9')).toBeInTheDocument();
    wait(2_800);
    expect(screen.getByText('Step 1 of 9')).toBeInTheDocument();
    expect(bar()).toHaveAttribute('aria-valuenow', '93');
    wait(200);
    expect(screen.getByText('Step 2 of 9')).toBeInTheDocument();
    expect(bar()).toHaveAttribute('aria-valuenow', '0');
    wait(8 * 3_000);
    expect(screen.getByText('Step 1 of 9')).toBeInTheDocument();
    expect(screen.getByText('52 seconds remaining')).toBeInTheDocument();
  });

  it('can be paused, and played on from there', () => {
    openDemo();
    wait(1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(10_000);
    expect(bar()).toHaveAttribute('aria-valuenow', '33');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    wait(200);
    expect(bar()).toHaveAttribute('aria-valuenow', '40');
  });

  it('goes to the step that is pressed', () => {
    openDemo();
    fireEvent.click(screen.getByRole('button', { name: /Monetization potential/ }));
    expect(screen.getByText('Step 7 of 9')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Monetization potential' })).toBeInTheDocument();
  });

  it('stands still for who asked for less motion, and can be stepped by hand', () => {
    askForLessMotion();
    openDemo();
    wait(10_000);
    expect(current()).toContain('Initial website scan');
    fireEvent.click(screen.getByRole('button', { name: /Competitive analysis/ }));
    expect(current()).toContain('Competitive analysis');
  });
});
