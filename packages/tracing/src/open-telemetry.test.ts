import { eventually } from '@twofold/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import { startTracing } from './start-tracing.ts';
import { startOtlpReceiver, type OtlpReceiver } from './testing/otlp-receiver.ts';
import { inSpan, openSpan, recordSpan, traceIdNow, traceparentNow } from './tracing.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-00`;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const traced = async (options: { ratio?: number; headers?: Record<string, string>; answer?: number } = {}) => {
  const { answer = 200, ...rest } = options;
  const receiver = await startOtlpReceiver(answer);
  const warnings: object[] = [];
  const log = { warn: (details: object) => void warnings.push(details) };
  const { stop } = await startTracing({ endpoint: `${receiver.url}/`, service: 'a-test', log, delayMs: 10, ...rest });
  ends.push(stop, receiver.close);
  return { receiver, warnings, stop };
};

const received = (receiver: OtlpReceiver, count: number) =>
  eventually(() => {
    const spans = receiver.spans();
    expect(spans).toHaveLength(count);
    return new Map(spans.map((span) => [span.name, span]));
  });

describe('a process that is traced', () => {
  it('sends spans with their parents, even across awaits', async () => {
    const { receiver } = await traced();
    await inSpan({ name: 'outer', parent: PARENT }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await inSpan({ name: 'inner', attributes: { 'twofold.command': 'Claim' } }, () => Promise.resolve());
    });
    const spans = await received(receiver, 2);
    expect(spans.get('outer')).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7', service: 'a-test' });
    expect(spans.get('inner')).toMatchObject({ traceId: TRACE, parentSpanId: spans.get('outer')?.spanId });
    expect(spans.get('inner')?.attributes).toEqual({ 'twofold.command': 'Claim' });
  });

  it('returns the current span for work that continues elsewhere', async () => {
    const { receiver } = await traced();
    const inside = await inSpan({ name: 'outer', parent: PARENT }, () =>
      Promise.resolve({ traceparent: traceparentNow(), traceId: traceIdNow() }),
    );
    const outer = (await received(receiver, 1)).get('outer');
    expect(inside).toEqual({ traceId: TRACE, traceparent: `00-${TRACE}-${outer?.spanId}-01` });
    expect(traceparentNow()).toBeUndefined();
  });

  it('begins a new trace if the parent is undefined, in any context', async () => {
    const { receiver } = await traced();
    await inSpan({ name: 'outer', parent: PARENT }, () => {
      recordSpan({ name: 'other', parent: undefined }, 1_000, 2_000);
      return inSpan({ name: 'garbled', parent: 'nonsense' }, () => Promise.resolve());
    });
    const spans = await received(receiver, 3);
    for (const name of ['other', 'garbled']) {
      expect(spans.get(name)?.traceId).not.toBe(TRACE);
      expect(spans.get(name)?.parentSpanId).toBeUndefined();
    }
  });

  it('records the type of a failure, but never its message', async () => {
    const { receiver } = await traced();
    const failing = inSpan({ name: 'failing' }, () => Promise.reject(new RangeError('ada@example.com')));
    await expect(failing).rejects.toThrow('ada@example.com');
    const span = (await received(receiver, 1)).get('failing');
    expect(span).toMatchObject({ attributes: { 'error.type': 'RangeError' }, status: { code: 2 } });
    expect(receiver.text()).not.toContain('example');
  });

  it('sends no span that was not ended', async () => {
    const { receiver, stop } = await traced();
    openSpan({ name: 'quiet' })?.run(() => undefined);
    await inSpan({ name: 'ended' }, () => Promise.resolve());
    await stop();
    expect(receiver.spans().map(({ name }) => name)).toEqual(['ended']);
  });

  it('samples the configured share, even of traces that another process sampled', async () => {
    const { receiver, stop } = await traced({ ratio: 0 });
    const inside = await inSpan({ name: 'outer', parent: PARENT.replace(/00$/, '01') }, () =>
      Promise.resolve(traceparentNow()),
    );
    await stop();
    expect(inside).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
    expect(receiver.text()).toBe('');
  });

  it('sends the headers that the collector requires', async () => {
    const { receiver } = await traced({ headers: { 'x-api-key': 'open sesame' } });
    await inSpan({ name: 'a span' }, () => Promise.resolve());
    await received(receiver, 1);
    expect(receiver.headers[0]).toMatchObject({ 'x-api-key': 'open sesame' });
  });

  it('logs once that the collector is unreachable, and continues', async () => {
    const { receiver, warnings, stop } = await traced({ answer: 400 });
    for (let count = 1; count <= 2; count++) {
      await inSpan({ name: 'a span' }, () => Promise.resolve());
      await received(receiver, count);
    }
    await stop();
    expect(warnings).toEqual([{ spans: 1 }]);
  });
});

describe('a process that is not traced', () => {
  it('does the work and records nothing', async () => {
    const { stop } = await startTracing({ endpoint: undefined, service: 'a-test', log: { warn: () => undefined } });
    expect(await inSpan({ name: 'a span' }, () => Promise.resolve(traceparentNow() ?? 'nothing'))).toBe('nothing');
    expect(openSpan({ name: 'a span' })).toBeUndefined();
    await stop();
  });
});
