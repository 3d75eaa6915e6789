import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello, {name}</p>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a lazily loaded component', () => {
  it('shows nothing until it is loaded', async () => {
    const Late = latePart(() => Promise.resolve(Greeting));
    const { container } = render(<Late name="Ada" />);
    expect(container).toBeEmptyDOMElement();
    expect(await screen.findByText('Hello, Ada')).toBeVisible();
  });

  it('shows nothing without a connection, and loads when there is one', async () => {
    vi.useFakeTimers();
    let isOnline = false;
    const load = vi.fn<() => Promise<typeof Greeting>>(() =>
      isOnline ? Promise.resolve(Greeting) : Promise.reject(new TypeError('Failed to fetch')),
    );
    const Late = latePart(load);
    const { container } = render(<Late name="Ada" />);
    await act(() => vi.runAllTimersAsync());
    expect(load).toHaveBeenCalledTimes(2);
    expect(container).toBeEmptyDOMElement();
    isOnline = true;
    await act(async () => {
      globalThis.dispatchEvent(new Event('online'));
      await vi.runAllTimersAsync();
    });
    expect(screen.getByText('Hello, Ada')).toBeVisible();
    vi.useRealTimers();
  });
});
