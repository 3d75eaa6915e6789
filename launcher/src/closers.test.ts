import { describe, expect, it } from 'vitest';
import { createClosers } from './closers.ts';

const opened = (...names: string[]) => {
  const log: string[] = [];
  const closers = createClosers((name, error) => log.push(`${name}: ${String(error)}`));
  for (const name of names) {
    closers.add(name, () => {
      log.push(name);
      return name === 'broken' ? Promise.reject(new Error('stuck')) : Promise.resolve();
    });
  }
  return { closers, log };
};

describe('closing what was opened', () => {
  it('begins with what was opened last', async () => {
    const { closers, log } = opened('database', 'service', 'front');
    await closers.close();
    expect(log).toEqual(['front', 'service', 'database']);
  });

  it('goes on after a part that fails, and says which', async () => {
    const { closers, log } = opened('database', 'broken');
    await closers.close();
    expect(log).toEqual(['broken', 'broken: Error: stuck', 'database']);
  });

  it('happens once, however often it is asked for', async () => {
    const { closers, log } = opened('database');
    await Promise.all([closers.close(), closers.close()]);
    expect(log).toEqual(['database']);
  });
});
