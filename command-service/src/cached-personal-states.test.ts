import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { EventShapes } from '@twofold/contracts/versioned';
import { StoreUnavailable } from '@twofold/event-store/errors';
import { personalFieldsOfEvents } from '@twofold/keyring/personal-fields';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Category } from './category.ts';
import { createStateCache, forgettingWithKeys } from './state-cache.ts';
import { aContext } from './testing/a-context.ts';
import { aLog } from './testing/a-counting-log.ts';

const now = () => new Date('2026-01-05T10:00:00.000Z');

/** Every category of the service, as the slices declare them. */
const everyCategory = async (): Promise<readonly Category<never, never, never>[]> => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const declared = files.filter((file) => /^[^/]+\/(?:.+-)?category\.ts$/.test(file));
  const modules = await Promise.all(declared.map((file) => import(path.join(import.meta.dirname, file))));
  const exported = modules.flatMap((module: Record<string, Category<never, never, never>>) => Object.values(module));
  return exported.filter((each) => typeof each === 'object');
};

/** The same category, with events of any content and a state that is their number. */
const countingEventsOf = ({ name, events }: Category<never, never, never>): Category<EventShapes, number, never> => ({
  name,
  events: Object.fromEntries(Object.keys(events).map((type) => [type, z.unknown()])),
  decider: { initialState: 0, evolve: (count) => count + 1, decide: () => [] },
});

const holdsPersonal = ({ events }: { readonly events: object }): boolean =>
  Object.keys(events).some((type) => personalFieldsOfEvents.has(type));

describe('a cached state of any category', () => {
  /** Folds one stream of each category twice. Answers which are read from the first event again. */
  const oneOfEach = async () => {
    const { store, read } = aLog();
    const clock = { nowMs: 0 };
    const kept = createStateCache({ store, nowMs: () => clock.nowMs });
    const categories = (await everyCategory()).map(countingEventsOf);
    const foldAll = async () => {
      const readAgain = [];
      for (const category of categories) {
        read();
        await kept.fold(category, `${category.name}-1`);
        if (read() > 1) readAgain.push(category.name);
      }
      return readAgain;
    };
    for (const { name, events } of categories) {
      const [type = ''] = Object.keys(events).toSorted(
        (a, b) => +personalFieldsOfEvents.has(b) - +personalFieldsOfEvents.has(a),
      );
      const metadata = { ...aContext, commandId: 'x', occurredAt: now().toISOString(), schemaVersion: 1 };
      const newEvents = [1, 2, 3].map(() => ({ id: randomUUID(), type, data: {}, metadata }));
      await store.appendToStream(`${name}-1`, newEvents, 'no-stream');
    }
    const personal = categories.filter(holdsPersonal).map(({ name }) => name);
    expect(personal).toEqual(expect.arrayContaining(['order', 'product', 'review', 'user']));
    await foldAll();
    return { kept, clock, categories, personal, foldAll };
  };

  it('is read on, and not again, while it is fresh', async () => {
    const { clock, foldAll } = await oneOfEach();
    clock.nowMs += 10 * 60_000;
    expect(await foldAll()).toEqual([]);
  });

  it('goes when it may be personal and a key is deleted', async () => {
    const { kept, categories, personal, foldAll } = await oneOfEach();
    const erased: string[] = [];
    const keyring = {
      secret: () => Promise.reject(new Error()),
      erase: async (subject: string) => void erased.push(subject),
    };
    await forgettingWithKeys(keyring, kept).erase('user-1');
    expect(erased).toEqual(['user-1']);
    expect(kept.count()).toBe(categories.length - personal.length);
    expect(await foldAll()).toEqual(personal);
  });

  it('goes when it may be personal and whether a key was deleted is unknown', async () => {
    const { kept, personal, foldAll } = await oneOfEach();
    const lost = () => Promise.reject(new StoreUnavailable('no answer'));
    await expect(forgettingWithKeys({ secret: lost, erase: lost }, kept).erase('user-1')).rejects.toThrow('no answer');
    expect(await foldAll()).toEqual(personal);
  });

  it('goes when it may be personal and is ten minutes old, however often it is used', async () => {
    const { clock, personal, foldAll } = await oneOfEach();
    clock.nowMs += 5 * 60_000;
    expect(await foldAll()).toEqual([]);
    clock.nowMs += 5 * 60_000 + 1;
    expect(await foldAll()).toEqual(personal);
  });

  it('goes when it may be personal and is ten minutes old, also when no one asks for it', async () => {
    const { kept, clock, categories, personal } = await oneOfEach();
    kept.forgetOld();
    expect(kept.count()).toBe(categories.length);
    clock.nowMs += 10 * 60_000 + 1;
    kept.forgetOld();
    expect(kept.count()).toBe(categories.length - personal.length);
  });
});
