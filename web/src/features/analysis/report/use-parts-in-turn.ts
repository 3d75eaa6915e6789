import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The number of parts to render: none at first, then one more after each paint, so that the browser can respond in
 * between. All of them at once for printing.
 */
export const usePartsInTurn = (count: number): number => {
  const [drawn, setDrawn] = useState(0);
  const isWhole = drawn >= count;

  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, isWhole]);

  useEffect(() => {
    if (isWhole) return undefined;
    // The browser prints the content at the end of the event.
    const drawAll = () => flushSync(() => setDrawn(count));
    globalThis.addEventListener('beforeprint', drawAll);
    return () => globalThis.removeEventListener('beforeprint', drawAll);
  }, [count, isWhole]);

  return drawn;
};
