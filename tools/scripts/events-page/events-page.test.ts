import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REACTORS } from '@twofold/command-service/background';
import { personal } from '@twofold/contracts/personal';
import { eventCatalogue } from '@twofold/contracts/event-catalogue';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../run-command.ts';
import { formatted } from '../formatted.ts';
import { describeFields } from './describe-fields.ts';
import { EVENTS_PAGE, eventsPage } from './events-page.ts';
import { RELEASED } from './released.ts';
import { sourceComments } from './source-comments.ts';

const TYPES = new Set(Object.values(eventCatalogue).flatMap((shapes) => Object.keys(shapes)));
/** A reactor lists this type but sends no command for it. */
const UNANSWERED = ['ComplaintTextRemoved'];

/** The name and the text of each file that defines a reactor. */
const reactorFiles = (): (readonly [string, string])[] => {
  const folder = path.join(ROOT, 'command-service', 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.reactor.ts'))
    .map((file) => [path.basename(file, '.reactor.ts'), readFileSync(path.join(folder, file), 'utf8')] as const);
};

describe('docs/events.md', () => {
  it('is what `npm run docs:events` writes', async () => {
    expect(readFileSync(EVENTS_PAGE, 'utf8')).toBe(await formatted(EVENTS_PAGE, eventsPage()));
  });

  it('has every event that a release could write', () => {
    const types = Object.values(eventCatalogue).flatMap((shapes) => Object.keys(shapes));
    expect(
      Object.values(RELEASED)
        .flat()
        .filter((type) => !types.includes(type)),
    ).toEqual([]);
  });

  it('names every reactor', () => {
    const page = eventsPage();
    expect(REACTORS.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('knows every type of event that a reactor declares', () => {
    expect(REACTORS.flatMap(({ on }) => on.filter((type) => !TYPES.has(type)))).toEqual([]);
  });

  it('names every file that defines a reactor', () => {
    const names = reactorFiles().map(([name]) => name);
    expect(REACTORS.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it.each(reactorFiles())('lists every event that %s.reactor.ts names', (name, text) => {
    const on = REACTORS.find((reactor) => reactor.name === name)?.on ?? [];
    const named = [...text.matchAll(/'([A-Z]\w+)'/g)].map(([, type = '']) => type);
    const events = named.filter((type) => TYPES.has(type) && !UNANSWERED.includes(type));
    expect(events.filter((type) => !on.includes(type))).toEqual([]);
  });

  it('says of every stream what it is', () => {
    const { ofMap } = sourceComments();
    const silent = Object.entries(eventCatalogue).filter(([, shapes]) =>
      Object.keys(shapes).some((type) => ofMap(type) === ''),
    );
    expect(silent.map(([category]) => category)).toEqual([]);
  });
});

describe('describing fields', () => {
  it.each([
    [z.object({ id: z.int(), at: z.iso.datetime() }), '`id` integer, `at` time'],
    [z.object({ why: z.enum(['late', 'lost']).optional() }), '`why?` "late" or "lost"'],
    [z.object({ seats: z.array(z.int()) }), '`seats` list of integer'],
    [z.object({ of: z.object({ a: z.int(), b: z.int() }) }), '`of` { a, b }'],
    [z.object({ name: personal(z.string(), { sealedWith: 'user', of: 'id' }) }), '`name` _sealed_ string'],
    [z.object({ is: z.boolean().default(false) }), '`is?` boolean'],
  ])('is short', (schema, text) => {
    expect(describeFields(schema)).toBe(text);
  });
});
