import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The number of parts to render: none at first, then one more after each paint, so that the browser stays responsive.
 * Printing renders all of them at once.
 */
export const usePartsInTurn = (count: number): number => {
  const [drawn, setDrawn] = useState(0);
  const isWhole = drawn >= count;

  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, isWhole]);

  useEffect(() => {
    if (isWhole) return undefined;
    // The browser prints what is rendered when the event ends.
    const drawAll = () => flushSync(() => setDrawn(count));
    globalThis.addEventListener('beforeprint', drawAll);
    return () => globalThis.removeEventListener('beforeprint', drawAll);
  }, [count, isWhole]);

  return drawn;
};
