import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { firstUrl, serviceStarter } from '@twofold/http/testing/start-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET } from './testing/cookie-for.ts';
import { createReadModels, type ReadModels } from './testing/read-models.ts';

const start = serviceStarter(new URL('./main.ts', import.meta.url));

let readModels: ReadModels;
beforeAll(async () => {
  readModels = await createReadModels();
  await readModels.addProduct(17);
});
afterAll(() => readModels.drop());

describe('running the service', () => {
  it('serves from its start to SIGTERM, and then exits in order', async () => {
    const child = start({ DATABASE_URL: readModels.url, SESSION_SECRET: SECRET, PORT: '0' });
    const url = await firstUrl(child);
    expect(await (await fetch(`${url}/api/products/17`)).json()).toEqual({ id: 17 });
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  it('reports all problems of its environment at once', async () => {
    const child = start({ NODE_ENV: 'production', PORT: 'hunter2' });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toEqual([
      'The environment cannot be used:',
      '  DATABASE_URL: is not set',
      '  PORT: must be a number from 0 to 65535',
      '  SESSION_SECRET: is not set',
      'Not allowed in production:',
      '  SESSION_SECRET is not set: the secret that signs sessions, 32 bytes or more',
      '  PUBLIC_ORIGIN is not set: where browsers reach the product, such as https://twofold.example',
    ]);
  });
});
