import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { openEventStream, type Listener } from './event-stream.ts';
import { listen, type Listening } from './serve.ts';
import { listenTo } from './testing/listen-to.ts';

let server: Listening | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Opens one stream, and returns both of its ends. */
const open = async (options: Parameters<typeof openEventStream>[1] = {}) => {
  let listener: Listener | undefined;
  const app = express().get('/', (_request, response) => {
    listener = openEventStream(response, options);
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
  const listening = await listenTo(server.url);
  return { listening, listener: listener! };
};

describe('a stream of server-sent events', () => {
  it('delivers messages with their names and ids, until it ends', async () => {
    const { listening, listener } = await open();
    expect(listener.send({ name: 'progress', data: { step: 'a\nb' } })).toBe(true);
    listener.send({ name: 'event', data: 7, id: '12' });
    listener.end();
    expect(await listening.rest()).toEqual([
      { name: 'progress', id: undefined, data: { step: 'a\nb' } },
      { name: 'event', id: '12', data: 7 },
    ]);
    expect(listener.send({ name: 'late', data: 1 })).toBe(false);
  });

  it('is not buffered by proxies', async () => {
    const { listening, listener } = await open();
    expect(listening.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/event-stream/),
      'x-accel-buffering': 'no',
    });
    listener.end();
    await listening.rest();
  });

  it('sends comments while there are no messages', async () => {
    const { listening, listener } = await open({ pingMs: 5 });
    await expect.poll(() => listening.bytes(), { timeout: 5_000 }).toBeGreaterThan(6);
    listener.end();
    expect(await listening.rest()).toEqual([]);
  });

  it('aborts its signal when the listener disconnects', async () => {
    const { listening, listener } = await open();
    listening.leave();
    await expect.poll(() => listener.signal.aborted, { timeout: 5_000 }).toBe(true);
    expect(listener.send({ name: 'late', data: 1 })).toBe(false);
  });
});
