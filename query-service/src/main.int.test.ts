import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SECRET } from './testing/cookie-for.ts';
import { createReadModels, type ReadModels } from './testing/read-models.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let readModels: ReadModels;
let running: ChildProcess | undefined;
beforeAll(async () => {
  readModels = await createReadModels();
  await readModels.addProduct(17);
});
afterEach(() => running?.kill('SIGKILL'));
afterAll(() => readModels.drop());

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['-C', 'source', '--import', 'tsx', main], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  return child;
};
const firstUrl = async (child: ReturnType<typeof start>): Promise<string> => {
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const url = /"url":"([^"]+)"/.exec(String(chunk))?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`The service has ended without listening: ${await text(child.stderr)}`);
};

describe('running the service', () => {
  it('serves from its start to SIGTERM, and then exits in order', async () => {
    const child = start({ DATABASE_URL: readModels.url, SESSION_SECRET: SECRET, PORT: '0' });
    const url = await firstUrl(child);
    expect(await (await fetch(`${url}/api/products/17`)).json()).toEqual({ id: 17 });
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  it('says at once all that is wrong with its environment', async () => {
    const child = start({ NODE_ENV: 'production', PORT: 'hunter2' });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toEqual([
      'The environment cannot be used:',
      '  DATABASE_URL: is not set',
      '  PORT: must be a number from 0 to 65535',
      '  SESSION_SECRET: is not set',
      'Production refuses:',
      '  SESSION_SECRET is not set: the secret that signs sessions, 32 bytes or more',
      '  PUBLIC_ORIGIN is not set: where browsers reach the product, such as https://twofold.example',
    ]);
  });
});
