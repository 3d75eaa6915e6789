import { writeSync } from 'node:fs';
import { USAGE_FD } from './measured-process.ts';

/**
 * Preloaded into a program: writes the usage of the process to descriptor 3 when it exits. With `--expose-gc`, garbage is
 * collected before every measurement, so that only reachable memory counts.
 */
const MEASURE_EVERY_MS = 500;
const MB = 1024 * 1024;
const KB_PER_MB = 1024;
const MICROSECONDS = 1e6;

const { gc } = globalThis;
let liveMb = 0;
const measure = (collect: () => void): void => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  liveMb = Math.max(liveMb, (heapUsed + external) / MB);
};
if (gc) setInterval(() => measure(() => gc()), MEASURE_EVERY_MS).unref();

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const peakMb = gc ? liveMb : maxRSS / KB_PER_MB;
  writeSync(USAGE_FD, JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / MICROSECONDS, peakMb }));
});
