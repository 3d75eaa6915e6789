import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { useToasts } from '../lib/toast-store.ts';

// happy-dom has no fonts to wait for.
Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } });

// Generous, since queries by role read computed styles, which is slow on a whole screen.
configure({ asyncUtilTimeout: 20_000 });

// The test files of a worker share the document and the modules, so each test restores them.
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
