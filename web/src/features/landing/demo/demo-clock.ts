import { useEffect, useState } from 'react';

/** Specification, sections 4 and 9: nine steps of 3 s; the numbers move every 200 ms (D-77). */
export const STEP_COUNT = 9;
const STEP_MS = 3_000;
const TICK_MS = 200;
const TICKS_PER_STEP = STEP_MS / TICK_MS;
const TICKS_PER_CYCLE = STEP_COUNT * TICKS_PER_STEP;
const PROGRESS_PER_TICK = 6.67;
const STARTING_ESTIMATE_S = 52;
const SECONDS_PER_TICK = 3.47;

export type DemoMoment = {
  /** From 0. */
  readonly step: number;
  /** Percent of the step. */
  readonly progress: number;
  readonly secondsRemaining: number;
};

/**
 * The state of the demo after a number of ticks. The estimate falls to 0 within the first step and stays there (D-77).
 */
export const demoMomentAt = (ticks: number): DemoMoment => {
  const tick = ticks % TICKS_PER_CYCLE;
  return {
    step: Math.floor(tick / TICKS_PER_STEP),
    progress: Math.min((tick % TICKS_PER_STEP) * PROGRESS_PER_TICK, 100),
    secondsRemaining: Math.max(Math.round(STARTING_ESTIMATE_S - tick * SECONDS_PER_TICK), 0),
  };
};

/** The current state of the demo. It loops while `isPlaying`; `goTo` selects a step manually. */
export const useDemoClock = (isPlaying: boolean): DemoMoment & { goTo: (step: number) => void } => {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setTicks((before) => before + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return { ...demoMomentAt(ticks), goTo: (step) => setTicks(step * TICKS_PER_STEP) };
};
