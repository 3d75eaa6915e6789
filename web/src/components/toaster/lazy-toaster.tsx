import { lazy, Suspense, useEffect, useState } from 'react';
import { useToasts } from '../../lib/toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

const signsOfLife = ['pointerdown', 'keydown'] as const;

/**
 * The toaster, fetched at the first press of a key or a pointer: nothing fails before that, and when something does
 * (the network, say) the toaster is already here. A toast that is there from the start fetches it as well.
 */
export function LazyToaster() {
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const need = () => setIsNeeded(true);
    for (const sign of signsOfLife) globalThis.addEventListener(sign, need, { once: true, passive: true });
    return () => {
      for (const sign of signsOfLife) globalThis.removeEventListener(sign, need);
    };
  }, []);

  if (!isNeeded && !hasToasts) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
