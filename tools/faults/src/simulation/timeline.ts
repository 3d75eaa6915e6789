import type { Random } from './random.ts';

/** A process, which may die or pause at every step. Its clock may be wrong. */
export type Process = {
  readonly name: string;
  /** How far its clock is fast, in milliseconds. */
  clockSkewMs: number;
  readonly died: Promise<void>;
  isDead: boolean;
  pausedUntilTurn: number;
  readonly kill: () => void;
};

/** A new process. */
export const aProcess = (name: string, clockSkewMs = 0): Process => {
  let tell = (): void => undefined;
  const died = new Promise<void>((resolve) => (tell = resolve));
  const process: Process = {
    name,
    clockSkewMs,
    died,
    isDead: false,
    pausedUntilTurn: 0,
    kill: () => {
      process.isDead = true;
      tell();
    },
  };
  return process;
};

type Waiting = { readonly process: Process | undefined; readonly resume: () => void };
type Timer = Waiting & { readonly atMs: number };

/** The longest time between two steps. */
const MAX_STEP_MS = 20;

/** Decides the order of all steps of a run, and its time. Nothing waits for the real clock. */
export type Timeline = {
  readonly nowMs: () => number;
  readonly turns: () => number;
  /** Yields to others, which are chosen at random. Never resolves in a process that has died meanwhile. */
  readonly turn: (process?: Process) => Promise<void>;
  readonly sleep: (ms: number, process?: Process) => Promise<void>;
  /** Runs until nothing is left to do. `onTurn` is called before each step. Answers whether the run came to rest. */
  readonly run: (maxTurns: number, onTurn: () => void) => Promise<boolean>;
  /** Aborts at the end of the run. Node keeps its listeners in memory until then, also those of a process that has died. */
  readonly over: AbortSignal;
  /** Ends the run: all followers stop. */
  readonly end: () => void;
};

/** Creates a timeline that picks the next step at random from all that are ready. */
export const createTimeline = ({ random, startMs }: { random: Random; startMs: number }): Timeline => {
  const waiting: Waiting[] = [];
  const timers: Timer[] = [];
  const ending = new AbortController();
  let nowMs = startMs;
  let turns = 0;

  const addTimer = (timer: Timer): void => {
    let index = timers.length;
    while (index > 0 && (timers[index - 1]?.atMs ?? 0) > timer.atMs) index--;
    timers.splice(index, 0, timer);
  };

  const wakeWhoIsDue = (): void => {
    const [first] = timers;
    if (waiting.length === 0 && first) nowMs = Math.max(nowMs, first.atMs);
    while (timers[0] && timers[0].atMs <= nowMs) {
      const due = timers.shift();
      if (due) waiting.push(due);
    }
  };

  const takeOne = (): Waiting | undefined => {
    const index = random.below(waiting.length);
    const [last] = waiting.splice(-1);
    const chosen = waiting[index] ?? last;
    if (last && chosen !== last) waiting[index] = last;
    return chosen;
  };

  const step = (): void => {
    const chosen = takeOne();
    if (!chosen || chosen.process?.isDead) return;
    const isPaused = (chosen.process?.pausedUntilTurn ?? 0) > turns;
    if (isPaused) waiting.push(chosen);
    else chosen.resume();
  };

  return {
    over: ending.signal,
    end: () => ending.abort(),
    nowMs: () => nowMs,
    turns: () => turns,
    turn: (process) => new Promise((resume) => waiting.push({ process, resume })),
    sleep: (ms, process) => new Promise((resume) => addTimer({ process, resume, atMs: nowMs + ms })),
    run: async (maxTurns, onTurn) => {
      for (const end = turns + maxTurns; turns < end; turns++) {
        await everythingSettled();
        if (waiting.length === 0 && timers.length === 0) return true;
        nowMs += random.below(MAX_STEP_MS);
        onTurn();
        wakeWhoIsDue();
        step();
      }
      return false;
    },
  };
};

/** Resolves when all promises that can settle have settled: code in a run waits for nothing but promises. */
const everythingSettled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
