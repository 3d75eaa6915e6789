import { useEffect, useState } from 'react';
import { useToasts } from '../../lib/toast-store.ts';
import { latePart } from '../late-part.tsx';

const Toaster = latePart(async () => (await import('./toaster.tsx')).Toaster);

const signsOfLife = ['pointerdown', 'keydown'] as const;
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
    for (const sign of signsOfLife) globalThis.addEventListener(sign, need, { once: true, passive: true });
    return () => {
      cancel();
      for (const sign of signsOfLife) globalThis.removeEventListener(sign, need);
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
