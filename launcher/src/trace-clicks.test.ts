import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withClicksTraced } from './trace-clicks.ts';

const SCRIPT = readFileSync(path.join(import.meta.dirname, '../../web/public/trace-clicks.js'), 'utf8');
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

/** A window that runs the script: what it is asked for, and a clock that is moved by hand. */
const aWindow = () => {
  const asked: (string | undefined)[] = [];
  const listeners: Record<string, () => void> = {};
  let now = 0;
  const window = {
    fetch: (_path: unknown, init?: RequestInit) => {
      asked.push(new Headers(init?.headers).get('traceparent') ?? undefined);
      return Promise.resolve();
    },
  };
  const addEventListener = (type: string, listener: () => void): void => void (listeners[type] = listener);
  runInNewContext(SCRIPT, { window, crypto, Headers, Uint8Array, performance: { now: () => now }, addEventListener });
  return {
    asked,
    fetch: window.fetch,
    happens: (type: string): void => listeners[type]?.(),
    wait: (ms: number): void => void (now += ms),
  };
};

describe('the script that traces clicks', () => {
  it('has all calls of a click name it, with their own headers kept', async () => {
    const { fetch, asked, happens } = aWindow();
    happens('click');
    await fetch('/api/products', { headers: { 'idempotency-key': 'k' } });
    await fetch('/api/me');
    expect(asked[0]).toMatch(TRACEPARENT);
    expect(asked[1]).toBe(asked[0]);
  });

  it('begins again with each click, and counts loading the page for one', async () => {
    const { fetch, asked, happens } = aWindow();
    await fetch('/api/me');
    happens('click');
    await fetch('/api/me');
    expect(asked[0]).toMatch(TRACEPARENT);
    expect(asked[1]).toMatch(TRACEPARENT);
    expect(asked[1]).not.toBe(asked[0]);
  });

  it('names none where a timer asks, or another receiver is asked', async () => {
    const { fetch, asked, wait } = aWindow();
    await fetch('https://elsewhere.example/api/me');
    wait(10_001);
    await fetch('/api/notifications');
    expect(asked).toEqual([undefined, undefined]);
  });
});

describe('the pages of a product that is traced', () => {
  it('load the script, and files stay as they are', () => {
    const page = { type: 'text/html', etag: 'W/"1"', plain: Buffer.from('<title>Twofold</title>') };
    const file = { type: 'text/javascript', etag: 'W/"2"', plain: Buffer.from('</title>') };
    const traced = withClicksTraced(
      new Map([
        ['/index.html', page],
        ['/a.js', file],
      ]),
    );
    expect(traced.get('/index.html')?.plain.toString()).toContain('<script src="/trace-clicks.js"></script>');
    expect(traced.get('/a.js')).toBe(file);
  });
});
