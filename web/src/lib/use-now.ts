import { useEffect, useState } from 'react';

/** Frequent enough for texts that count minutes. */
const TICK_MS = 20_000;

/** The current time in milliseconds, updated while the component is mounted. */
export const useNow = (): number => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};
