import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeDoor, type Door } from './door.ts';

let door: Door;
beforeEach(async () => {
  door = await takeDoor({ host: '127.0.0.1', port: 0 });
});
afterEach(() => door.close());

describe('a door that is taken before anything is behind it', () => {
  it('says where it is, and to come again', async () => {
    expect(door.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    const response = await fetch(door.url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({ error: 'Twofold is starting. Please try again.' });
  });

  it('is answered by what it is opened to', async () => {
    door.open((_request, response) => response.end('here'));
    expect(await (await fetch(door.url)).text()).toBe('here');
  });

  it('is nobody else’s', async () => {
    const port = Number(new URL(door.url).port);
    await expect(takeDoor({ host: '127.0.0.1', port })).rejects.toThrow(`port ${port} of 127.0.0.1 is in use`);
  });
});
