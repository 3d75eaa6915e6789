import { setTimeout as sleep } from 'node:timers/promises';
import packageJson from '../package.json' with { type: 'json' };
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  version: packageJson.version,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  now: () => performance.now(),
  sleep: (ms) => sleep(ms),
});
