import { useEffect, useState } from 'react';

/** Milliseconds since the component appeared, told every `tickMs`. */
export const useElapsed = (tickMs: number): number => {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setElapsedMs(performance.now() - startedAt), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);
  return elapsedMs;
};
