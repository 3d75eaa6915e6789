import { writeSync } from 'node:fs';
import { USAGE_FD } from './measured-process.ts';

/**
 * Loaded before a program: writes what the process has used when it exits. Descriptor 3 is the parent's. With `--expose-gc`
 * garbage is collected before every look, so that only what is reachable counts.
 */
const LOOK_EVERY_MS = 500;
const MB = 1024 * 1024;
const KB_PER_MB = 1024;
const MICROSECONDS = 1e6;

const { gc } = globalThis;
let liveMb = 0;
const look = (collect: () => void): void => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  liveMb = Math.max(liveMb, (heapUsed + external) / MB);
};
if (gc) setInterval(() => look(() => gc()), LOOK_EVERY_MS).unref();

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const peakMb = gc ? liveMb : maxRSS / KB_PER_MB;
  writeSync(USAGE_FD, JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / MICROSECONDS, peakMb }));
});
