import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { StoreUnavailable } from '@twofold/event-store/errors';
import { numbered } from '@twofold/event-store/testing/events';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createMeterCalls } from './metered-calls.ts';
import { meteredEventStore } from './metered-event-store.ts';
import { createRegistry } from './registry.ts';
import { requestMetrics } from './request-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { stateGauges } from './state-gauges.ts';
import { webhookMetrics } from './webhook-metrics.ts';

const registry = () => createRegistry('test');
/** The lines of a name, without those of its buckets. */
const linesOf = async (of: ReturnType<typeof registry>, name: string): Promise<string[]> =>
  (await of.metrics()).split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'));

describe('counting requests', () => {
  it('labels them with method, route and status', async () => {
    const numbers = registry();
    const onAnswered = requestMetrics(numbers);
    const ended = { isPutOff: false, isWhole: true };
    const answered = { method: 'GET', route: '/api/users/:id', status: 200, durationMs: 250, ...ended };
    onAnswered(answered);
    onAnswered(answered);
    onAnswered({ ...answered, isWhole: false });
    onAnswered({ ...answered, status: 503, isPutOff: true });
    expect(await linesOf(numbers, 'twofold_http_request_seconds')).toEqual([
      'twofold_http_request_seconds_sum{service="test",method="GET",route="/api/users/:id",status="200"} 0.5',
      'twofold_http_request_seconds_count{service="test",method="GET",route="/api/users/:id",status="200"} 2',
      'twofold_http_request_seconds_sum{service="test",method="GET",route="/api/users/:id",status="499"} 0.25',
      'twofold_http_request_seconds_count{service="test",method="GET",route="/api/users/:id",status="499"} 1',
      'twofold_http_request_seconds_sum{service="test",method="GET",route="/api/users/:id",status="late"} 0.25',
      'twofold_http_request_seconds_count{service="test",method="GET",route="/api/users/:id",status="late"} 1',
    ]);
  });
});

describe('the held memory', () => {
  it('is the heap size after a full collection', async () => {
    const heldMb = async (): Promise<number> => {
      const [line = ''] = await linesOf(numbers, 'twofold_heap_held_bytes');
      return Number(line.split(' ').at(-1)) / 1024 ** 2;
    };
    const heap: { garbage: number[] } = { garbage: Array.from({ length: 5_000_000 }, Math.random) };
    const numbers = registry();
    const full = await heldMb();
    heap.garbage = [];
    setFlagsFromString('--expose-gc');
    runInNewContext('gc()');
    await expect.poll(heldMb, { timeout: 10_000 }).toBeLessThan(full - 20);
  });
});

describe('counting appends', () => {
  it('labels them with their outcome, and counts their events', async () => {
    const numbers = registry();
    const store = memoryEventStore();
    const metered = meteredEventStore(store, numbers);
    await metered.appendToStream('thing-1', numbered(3), 'no-stream');
    await expect(metered.appendToStream('thing-1', numbered(1), 'no-stream')).rejects.toMatchObject({
      code: 'wrong-expected-revision',
    });
    const away = { ...store, appendToStream: () => Promise.reject(new StoreUnavailable('away')) };
    await expect(
      meteredEventStore(away, createRegistry('other')).appendToStream('thing-2', numbered(1), 'any'),
    ).rejects.toThrow('away');
    const counts = (await linesOf(numbers, 'twofold_append_')).filter((line) => line.includes('_count'));
    expect(counts).toEqual([
      'twofold_append_seconds_count{service="test",outcome="appended"} 1',
      'twofold_append_seconds_count{service="test",outcome="conflict"} 1',
      'twofold_append_events_count{service="test"} 1',
    ]);
    expect(await linesOf(numbers, 'twofold_append_events_sum')).toEqual([
      'twofold_append_events_sum{service="test"} 3',
    ]);
  });
});

describe('counting calls of a provider', () => {
  /** With private state, as classes of libraries have. */
  class Shop {
    readonly name = 'a shop';
    readonly #stock = 3;
    ask = () => Promise.resolve(this.#stock);
    refuse(): Promise<number> {
      return Promise.reject(new Error('no'));
    }
    read(): number {
      return this.#stock;
    }
  }

  it('labels them with name and outcome, and changes nothing else', async () => {
    const numbers = registry();
    const shop = createMeterCalls(numbers)('shop', new Shop());
    expect([shop.name, shop.read(), await shop.ask()]).toEqual(['a shop', 3, 3]);
    await expect(shop.refuse()).rejects.toThrow('no');
    const counts = (await linesOf(numbers, 'twofold_provider')).filter((line) => line.includes('_count'));
    expect(counts).toEqual([
      'twofold_provider_call_seconds_count{service="test",provider="shop",call="ask",outcome="done"} 1',
      'twofold_provider_call_seconds_count{service="test",provider="shop",call="refuse",outcome="failed"} 1',
    ]);
  });
});

describe('gauges of a state', () => {
  it('have the current values, and none while the state cannot be read', async () => {
    const numbers = new Registry();
    const state = { twofold_late: [{ labels: { who: 'one' }, value: 2 }], twofold_waiting: [{ value: 7 }] };
    let isAway = false;
    const read = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(state));
    const gauges = { twofold_late: { help: 'How late', labels: ['who'] }, twofold_waiting: { help: 'How many' } };
    const refresh = stateGauges(numbers, gauges, read);
    await refresh();
    expect(await linesOf(numbers, 'twofold_')).toEqual([
      'twofold_state_readable 1',
      'twofold_late{who="one"} 2',
      'twofold_waiting 7',
    ]);
    isAway = true;
    await refresh();
    expect(await linesOf(numbers, 'twofold_')).toEqual(['twofold_state_readable 0']);
  });
});

describe('attempts to send a webhook', () => {
  it('are counted by their outcome, with their duration', async () => {
    const numbers = registry();
    const count = webhookMetrics(numbers);
    count({ outcome: 'unanswered', seconds: 10 });
    count({ outcome: 'delivered', seconds: 0.2 });
    count({ outcome: 'delivered', seconds: 0.3 });
    expect(await linesOf(numbers, 'twofold_webhook_attempts_total')).toEqual([
      'twofold_webhook_attempts_total{outcome="unanswered",service="test"} 1',
      'twofold_webhook_attempts_total{outcome="delivered",service="test"} 2',
    ]);
    expect(await linesOf(numbers, 'twofold_webhook_attempt_seconds_count')).toEqual([
      'twofold_webhook_attempt_seconds_count{service="test"} 3',
    ]);
  });
});

describe('the address of the metrics', () => {
  it('answers Prometheus with current values, and nothing else', async () => {
    const numbers = registry();
    let asked = 0;
    const refresh = () => Promise.resolve(void (asked += 1));
    const server = await serveMetrics(numbers, { address: { host: '127.0.0.1', port: 0 }, refresh });
    try {
      const response = await fetch(`${server.url}/metrics`);
      expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
      expect(await response.text()).toContain('process_cpu_seconds_total{service="test"}');
      expect(asked).toBe(1);
      expect((await fetch(`${server.url}/`)).status).toBe(404);
      expect((await fetch(`${server.url}/metrics`, { method: 'POST' })).status).toBe(404);
    } finally {
      await server.close();
    }
  });

  it('answers an error if the metrics cannot be read', async () => {
    const refresh = () => Promise.reject(new Error('secret'));
    const server = await serveMetrics(registry(), { address: { host: '127.0.0.1', port: 0 }, refresh });
    try {
      const response = await fetch(`${server.url}/metrics`);
      expect([response.status, await response.text()]).toEqual([500, '{"error":"The numbers cannot be read"}']);
    } finally {
      await server.close();
    }
  });
});
