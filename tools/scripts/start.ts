import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { build } from './build/build.ts';
import { ROOT } from './run-command.ts';

/** A terminal sends Ctrl-C to every process of a command, npm passes it on once more: all of that is one wish to stop. */
const ONE_WISH_MS = 300;
const WATCH_MS = 250;

/**
 * `npm start`: builds what is missing, then runs the launcher on plain node and ends as it does. The script in
 * package.json replaces its shell by this process, so that signals and the exit code pass between npm and us; where
 * there is no `exec`, as on Windows, it runs us without.
 */
const main = async (): Promise<void> => {
  await build((line) => console.log(line));
  // A group of its own, so that a signal reaches it through us only; the channel tells it when we are gone.
  const launcher = spawn(process.execPath, [path.join(ROOT, 'launcher', 'dist', 'main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let lastWishAt = Number.NEGATIVE_INFINITY;
  const stop = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (now - lastWishAt > ONE_WISH_MS) launcher.kill(signal);
    lastWishAt = now;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The parent may be killed without a word to us.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, WATCH_MS);
  launcher.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
