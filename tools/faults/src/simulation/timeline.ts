import type { Random } from './random.ts';

/** Something that may die, or stand still for a while, at every one of its steps. Its clock may be wrong. */
export type Process = {
  readonly name: string;
  /** How far its clock is ahead of the time, in milliseconds. */
  clockSkewMs: number;
  readonly died: Promise<void>;
  isDead: boolean;
  pausedUntilTurn: number;
  readonly kill: () => void;
};

/** A process at work. */
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

/** The most that passes between two steps. */
const MAX_STEP_MS = 20;

/** The order of all steps, and the time, of one run. Nothing in it waits for the real clock. */
export type Timeline = {
  readonly nowMs: () => number;
  readonly turns: () => number;
  /** Yields to others, chosen at random; never comes back in a process that has died meanwhile. */
  readonly turn: (process?: Process) => Promise<void>;
  readonly sleep: (ms: number, process?: Process) => Promise<void>;
  /** Goes on until no one has anything to do. `onTurn` is called before each step. Answers whether it came to rest. */
  readonly run: (maxTurns: number, onTurn: () => void) => Promise<boolean>;
  /** Who listens to it is kept in memory by Node until it ends, also in a process that has died. */
  readonly over: AbortSignal;
  /** Every client stops after this. */
  readonly end: () => void;
};

/** Makes a timeline in which chance picks who goes next among all who could. */
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

/** After it every promise that could go on has gone on: what runs here waits for nothing but promises. */
const everythingSettled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
