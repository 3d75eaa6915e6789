import { writeSync } from 'node:fs';
import { USAGE_FD } from './measured-process.ts';

/** Loaded before a program: writes what the process has used when it exits. Descriptor 3 is the parent's. */
const KB_PER_MB = 1024;
const MICROSECONDS = 1e6;

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / MICROSECONDS, peakMb: maxRSS / KB_PER_MB };
  writeSync(USAGE_FD, JSON.stringify(usage));
});
