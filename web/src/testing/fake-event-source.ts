import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Listener = (event: { readonly data?: string }) => void;

/** A fake EventSource: tests send its messages. */
export class FakeEventSource {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];

  readonly path: string;
  readyState = 1;
  readonly #listeners = new Map<string, Listener[]>();

  constructor(path: string) {
    this.path = path;
    FakeEventSource.opened.push(this);
  }

  addEventListener(name: string, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  /** Delivers a message, `open` or `error`. */
  tell(name: string, data?: unknown): void {
    act(() => {
      for (const listener of this.#listeners.get(name) ?? []) listener({ data: JSON.stringify(data) });
    });
  }
}

/** Replaces the browser's EventSource until globals are restored. */
export const fakeEventSources = (): void => {
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
};

/** The connection that was opened last. */
export const lastSource = (): FakeEventSource => FakeEventSource.opened.at(-1)!;
