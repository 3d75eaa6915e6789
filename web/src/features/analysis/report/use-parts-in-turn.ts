import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many of so many parts are to be drawn: none at first, then one more after the other, each when the one before is on
 * the screen, so that the browser can answer in between. All of them at once where somebody prints.
 */
export const usePartsInTurn = (count: number): number => {
  const [drawn, setDrawn] = useState(0);
  const isWhole = drawn >= count;

  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, isWhole]);

  useEffect(() => {
    if (isWhole) return undefined;
    // The browser prints what is there when the event is over.
    const drawAll = () => flushSync(() => setDrawn(count));
    globalThis.addEventListener('beforeprint', drawAll);
    return () => globalThis.removeEventListener('beforeprint', drawAll);
  }, [count, isWhole]);

  return drawn;
};
