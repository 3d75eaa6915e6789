import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { useToasts } from '../lib/toast-store.ts';

// happy-dom has no fonts to wait for.
Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } });

// Queries by role read computed styles, which is slow on a whole screen.
configure({ asyncUtilTimeout: 20_000 });

// The files of a worker share a document and its modules: each test leaves them as it found them.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['headline'];
  useToasts.setState({ toasts: [] });
  vi.useRealTimers();
});
