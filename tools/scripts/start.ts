import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { build } from './build/build.ts';
import { ROOT } from './run-command.ts';

/** A terminal sends Ctrl-C to every process of a command, and npm repeats it: all of these are one request to stop. */
const ONE_WISH_MS = 300;
const WATCH_MS = 250;

/**
 * `npm start`: builds what is missing, then runs the launcher on plain node with its exit code. The script in
 * package.json replaces its shell by this process, so that signals and the exit code pass between npm and us; without
 * `exec`, as on Windows, it runs us as a child.
 */
const main = async (): Promise<void> => {
  await build((line) => console.log(line));
  // A separate process group, so that a signal reaches it through us only; the closed channel tells it when we are
  // gone.
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
  // The parent may be killed without a signal to us.
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
