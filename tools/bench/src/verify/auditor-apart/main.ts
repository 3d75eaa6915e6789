/**
 * Run as a process: the auditor's command line, and then, on standard error, how much memory all of that took, as the
 * operating system counts it. With `--expose-gc` garbage is collected before every look, so that only what is reachable
 * counts.
 */
const LOOK_EVERY_MS = 500;
const MB = 1024 * 1024;
const KB_PER_MB = 1024;

const { gc } = globalThis;
let liveMb = 0;
const look = (collect: () => void): void => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  liveMb = Math.max(liveMb, (heapUsed + external) / MB);
};
const looking = gc && setInterval(() => look(() => gc()), LOOK_EVERY_MS);

await import('@twofold/launcher/auditor/main');

clearInterval(looking);
const peakMb = gc === undefined ? process.resourceUsage().maxRSS / KB_PER_MB : liveMb;
process.stderr.write(`${JSON.stringify({ peakMb })}\n`);
