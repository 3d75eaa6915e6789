import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, stopOnSignals, type Listening } from './serve.ts';
import { recordedLog } from './testing/recorded-log.ts';

const opened: Listening[] = [];
const local = { host: '127.0.0.1', port: 0 };
const serve = async (app: express.Express, limits?: { headersMs: number; requestMs: number }): Promise<Listening> => {
  const listening = await listen(app, local, limits);
  opened.push(listening);
  return listening;
};

afterEach(async () => {
  await Promise.all(opened.splice(0).map((listening) => listening.close()));
});

describe('listening', () => {
  it('returns the actual address', async () => {
    const { url } = await serve(express().get('/', (_request, response) => void response.send('here')));
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
    expect(await (await fetch(url)).text()).toBe('here');
  });

  it('refuses a name that may be rebound to this machine, before any app is asked', async () => {
    const { url } = await serve(express().use((_request, response) => void response.send('read by a foreign page')));
    const [answer] = (await once(get(url, { headers: { host: 'rebound.example' } }), 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(421);
  });

  it('keeps idle connections longer than proxies do', async () => {
    const { url } = await serve(express().get('/', (_request, response) => void response.send('here')));
    const answered = (await once(get(url), 'response')) as [IncomingMessage];
    answered[0].destroy();
    expect(answered[0].headers['keep-alive']).toBe('timeout=75');
  });

  it('fails in a sentence when the port is in use', async () => {
    const port = Number(new URL((await serve(express())).url).port);
    await expect(listen(express(), { host: '127.0.0.1', port })).rejects.toThrow(
      `Cannot listen: port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another port.`,
    );
  });

  it('fails in a sentence when the address is not of this machine', async () => {
    await expect(listen(express(), { host: '192.0.2.1', port: 0 })).rejects.toThrow(
      'does not have the address 192.0.2.1',
    );
  });

  it.each([
    ['its headers', 'POST / HTTP/1.1\r\nHost: localhost\r\n', { headersMs: 1_050, requestMs: 60_000 }],
    [
      'its body',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
      { headersMs: 1_040, requestMs: 1_050 },
    ],
  ])('cuts off a client that does not finish %s', async (_part, begun, limits) => {
    const { url } = await serve(express(), limits);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.resume().write(begun);
    await once(socket, 'close');
    expect(socket.bytesWritten).toBe(begun.length);
  });
});

describe('closing', () => {
  const holding = () => {
    const events = new EventEmitter();
    const app = express().get('/slow', (_request, response) => {
      events.emit('began');
      events.once('go', () => response.send('done'));
    });
    return { app, events };
  };

  it('waits for running requests, and accepts no new ones', async () => {
    const { app, events } = holding();
    const { url, close } = await serve(app);
    const began = once(events, 'began');
    const slow = fetch(`${url}/slow`);
    await began;
    const closed = close();
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    events.emit('go');
    expect(await (await slow).text()).toBe('done');
    await closed;
  });

  it('does not wait for idle connections', async () => {
    const { url, close } = await serve(express().get('/', (_request, response) => void response.send('here')));
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    const ended = once(socket, 'close');
    await close();
    await ended;
  });

  it('gives up after ten seconds', async () => {
    const { app, events } = holding();
    const { url, close } = await serve(app);
    const began = once(events, 'began');
    const slow = fetch(`${url}/slow`).catch(() => 'cut');
    await began;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const closed = close();
      await vi.advanceTimersByTimeAsync(10_000);
      await closed;
    } finally {
      vi.useRealTimers();
    }
    expect(await slow).toBe('cut');
  });
});

describe('stopping on a signal', () => {
  const stopping = (stop: () => Promise<void>) => {
    const signals = new EventEmitter();
    const exit = vi.fn<(code: number) => void>();
    stopOnSignals(stop, { log: recordedLog().log, exit }, signals);
    return { signals, exit };
  };
  const never = () => new Promise<void>(() => undefined);

  it.each(['SIGTERM', 'SIGINT'])('shuts down and exits with 0 after %s', async (signal) => {
    const stop = vi.fn<() => Promise<void>>(async () => undefined);
    const { signals, exit } = stopping(stop);
    signals.emit(signal, signal);
    await expect.poll(() => exit.mock.calls).toEqual([[0]]);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('exits at once at the second one', () => {
    const { signals, exit } = stopping(never);
    signals.emit('SIGINT', 'SIGINT');
    expect(exit).not.toHaveBeenCalled();
    signals.emit('SIGTERM', 'SIGTERM');
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('exits with 1 when it cannot stop', async () => {
    const { signals, exit } = stopping(() => Promise.reject(new Error('stuck')));
    signals.emit('SIGTERM', 'SIGTERM');
    await expect.poll(() => exit.mock.calls).toEqual([[1]]);
  });

  it('exits with 1 when stopping takes more than ten seconds', async () => {
    vi.useFakeTimers();
    try {
      const { signals, exit } = stopping(never);
      signals.emit('SIGTERM', 'SIGTERM');
      await vi.advanceTimersByTimeAsync(9_999);
      expect(exit).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(exit.mock.calls).toEqual([[1]]);
    } finally {
      vi.useRealTimers();
    }
  });
});
