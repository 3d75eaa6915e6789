import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reservePort, type ReservedPort } from './reserved-port.ts';

let reserved: ReservedPort;
beforeEach(async () => {
  reserved = await reservePort({ host: '127.0.0.1', port: 0 });
});
afterEach(() => reserved.close());

describe('a reserved that is taken before anything is behind it', () => {
  it('says where it is, and to come again', async () => {
    expect(reserved.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    const response = await fetch(reserved.url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({ error: 'Twofold is starting. Please try again.' });
  });

  it('is answered by what it is opened to', async () => {
    reserved.open((_request, response) => response.end('here'));
    expect(await (await fetch(reserved.url)).text()).toBe('here');
  });

  it('belongs to its owner alone', async () => {
    const port = Number(new URL(reserved.url).port);
    await expect(reservePort({ host: '127.0.0.1', port })).rejects.toThrow(`port ${port} of 127.0.0.1 is in use`);
  });
});
