/** Run as a process: the auditor's command line, and then, on standard error, how much memory all of that took. */
await import('@twofold/launcher/auditor/main');

const KB_PER_MB = 1024;
process.stderr.write(`${JSON.stringify({ peakMb: process.resourceUsage().maxRSS / KB_PER_MB })}\n`);
