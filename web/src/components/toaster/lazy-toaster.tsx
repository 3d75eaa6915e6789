import { useEffect, useState } from 'react';
import { useToasts } from '../../lib/toast-store.ts';
import { latePart } from '../late-part.tsx';

const Toaster = latePart(async () => (await import('./toaster.tsx')).Toaster);

const FIRST_INPUTS = ['pointerdown', 'keydown'] as const;
const LATEST_MS = 10_000;

/**
 * Loads the toaster when the browser is idle, at the latest at the first key or pointer press: when the network fails,
 * the toaster that reports it is already loaded.
 */
export function LazyToaster() {
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const need = () => setIsNeeded(true);
    const cancel = whenIdle(need);
    for (const input of FIRST_INPUTS) globalThis.addEventListener(input, need, { once: true, passive: true });
    return () => {
      cancel();
      for (const input of FIRST_INPUTS) globalThis.removeEventListener(input, need);
    };
  }, []);

  return (isNeeded || hasToasts) && <Toaster />;
}

/** Safari has no idle callbacks: there, the first press fetches the toaster. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof globalThis.requestIdleCallback !== 'function') return () => {};
  const id = globalThis.requestIdleCallback(work, { timeout: LATEST_MS });
  return () => globalThis.cancelIdleCallback(id);
};
