import { useEffect, useState } from 'react';

/** Often enough for what counts in minutes. */
const TICK_MS = 20_000;

/** The time of day in milliseconds, updated while it is on screen. */
export const useNow = (): number => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};
