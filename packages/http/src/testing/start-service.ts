import { spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';

/** Starts a service's program as a process with only these variables. After each test, the last process is killed. */
export const serviceStarter = (program: URL) => {
  let running: ChildProcess | undefined;
  afterEach(() => running?.kill('SIGKILL'));
  return (env: Record<string, string>) => {
    const child = spawn(process.execPath, [fileURLToPath(program)], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    return child;
  };
};

/** The address that the service logs when it listens. @throws Error with its standard error if it ends first */
export const firstUrl = async (child: ReturnType<ReturnType<typeof serviceStarter>>): Promise<string> => {
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const url = /"url":"([^"]+)"/.exec(String(chunk))?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`The service has ended without listening: ${await text(child.stderr)}`);
};
