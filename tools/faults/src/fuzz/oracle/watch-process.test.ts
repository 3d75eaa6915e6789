import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { watchProcess } from './watch-process.ts';

describe('watching a process', () => {
  it.each(['unhandledRejection', 'uncaughtException'])('finds an %s, once', (signal) => {
    const signals = new EventEmitter();
    const watch = watchProcess(signals);
    signals.emit(signal, new Error('uncaught'));
    expect(watch.judge().map(({ what }) => what)).toEqual([expect.stringContaining('uncaught')]);
    expect(watch.judge()).toEqual([]);
    watch.end();
    expect(signals.listenerCount(signal)).toBe(0);
  });

  it('finds a polluted prototype, and cleans it', () => {
    const watch = watchProcess(new EventEmitter());
    Reflect.set(Object.prototype, 'polluted', true);
    expect(watch.judge()).toMatchObject([{ rule: 'process', what: 'every object has "polluted" now' }]);
    expect('polluted' in {}).toBe(false);
  });
});
