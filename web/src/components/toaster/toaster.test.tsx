import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { dismissToast, showToast, useToasts } from '../../lib/toast-store.ts';
import { Toaster } from './toaster.tsx';

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region');
const toasts = () => within(region()).queryAllByRole('listitem');
const show = (toast: Parameters<typeof showToast>[0]) => act(() => void showToast(toast));

/** Drags the toast to the right by this many pixels. */
const swipe = (px: number) => {
  const [toast] = toasts();
  if (!toast) throw new Error('there is no toast');
  Object.assign(toast, { setPointerCapture() {}, hasPointerCapture: () => true, releasePointerCapture() {} });
  fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(toast, { clientX: px / 2, clientY: 0 });
  fireEvent.pointerMove(toast, { clientX: px, clientY: 0 });
  fireEvent.pointerUp(toast, { clientX: px, clientY: 0 });
};

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />, { wrapper: Providers });
});

describe('toasts', () => {
  it('are shown one at a time: a new one takes the place of the old (§9 toast limit)', () => {
    show({ title: 'First' });
    show({ title: 'Second' });
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toHaveTextContent('Second');
  });

  it('stay for 5000 ms (§9 toast duration)', () => {
    show({ title: 'Saved' });
    wait(4_999);
    expect(toasts()).toHaveLength(1);
    wait(1);
    expect(toasts()).toHaveLength(0);
  });

  it('are forgotten 1,000,000 ms after they were dismissed (§9 toast removal)', () => {
    show({ title: 'Saved' });
    act(() => dismissToast(useToasts.getState().toasts[0]!.id));
    expect(useToasts.getState().toasts).toMatchObject([{ title: 'Saved', isOpen: false }]);
    wait(999_999);
    expect(useToasts.getState().toasts).toHaveLength(1);
    wait(1);
    expect(useToasts.getState().toasts).toHaveLength(0);
  });

  it('can be closed', () => {
    show({ title: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(toasts()).toHaveLength(0);
  });

  it('are dismissed by a swipe of 50 px to the right (§9 toast swipe)', () => {
    show({ title: 'Saved' });
    swipe(51);
    expect(toasts()).toHaveLength(0);
  });

  it('survive a shorter swipe (§9 toast swipe)', () => {
    show({ title: 'Saved' });
    swipe(49);
    expect(toasts()).toHaveLength(1);
  });

  it('are reached with F8 (§9 toast hotkey)', () => {
    expect(region()).toHaveAccessibleName('Notifications (F8)');
    show({ title: 'Saved' });
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(region()).toContainElement(document.activeElement as HTMLElement);
  });
});

describe('D-79: announcing a toast', () => {
  it('is an alert where something failed (§8 destructive toasts)', () => {
    show({ tone: 'destructive', title: 'Error', description: 'Failed to analyze URL. Please try again.' });
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to analyze URL. Please try again.');
  });

  it('is no alert otherwise', () => {
    show({ title: 'Review submitted!', tone: 'people' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
