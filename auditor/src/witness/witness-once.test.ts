import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChainReader } from '@twofold/event-store/chain';
import { merkleLeaf } from '@twofold/event-store/merkle';
import { rootOver } from '@twofold/event-store/testing/merkle-path';
import { describe, expect, it } from 'vitest';
import { createSigner } from '../chain/signature.ts';
import { chained, rechained, STORY } from '../testing/a-chain.ts';
import { aWitness, readerOf, witnessSigner } from '../testing/a-witness.ts';
import { rewritten } from '../testing/tamperings.ts';
import { checkpointFiles, fileOf, keep } from './archive.ts';
import { readWitness } from './read-witness.ts';

const events = chained([...STORY, ...STORY, ...STORY]);
const options = { publicKey: undefined, authorities: undefined, signal: new AbortController().signal };
const refuses = (fault: object) => ({ code: 'refuses-to-sign', fault: expect.objectContaining(fault) as unknown });

describe('a witness', () => {
  it('signs where a log stands, with the root of its tree, and goes on from there', async () => {
    const { folder, round } = await aWitness();
    for (const position of [5, 8, 24]) {
      const signed = await round(events.slice(0, position));
      const root = rootOver(events.slice(0, position).map(merkleLeaf));
      expect(signed).toMatchObject({ position, chain: events[position - 1]!.chain, root });
    }
    expect(await checkpointFiles(folder)).toEqual([fileOf(1), fileOf(2), fileOf(3)]);
    expect(await readFile(path.join(folder, 'latest.json'), 'utf8')).toBe(
      await readFile(path.join(folder, fileOf(3)), 'utf8'),
    );
    const { checkpoints, fault } = await readWitness(folder, { ...options, publicKey: witnessSigner.publicKey });
    expect({ positions: checkpoints.map(({ position }) => position), fault }).toEqual({
      positions: [5, 8, 24],
      fault: undefined,
    });
  });

  it('signs nothing where nothing was appended, nor in an empty log', async () => {
    const { folder, round } = await aWitness();
    expect(await round([])).toBeUndefined();
    await round(events);
    expect(await round(events)).toBeUndefined();
    expect(await checkpointFiles(folder)).toHaveLength(1);
  });

  it.each([
    [
      'was rewritten from the middle, its chain computed again',
      readerOf(rechained([...rewritten, ...events.slice(8)], 2)),
      { reason: 'rewritten', position: 20 },
    ],
    ['was cut, or rolled back', readerOf(events.slice(0, 12)), { reason: 'cut', position: 13 }],
    [
      'was exchanged for another one',
      readerOf(events, '00000000-0000-4000-8000-000000000002'),
      { reason: 'rewritten', position: 20 },
    ],
    [
      'goes on with a broken chain',
      readerOf([...events.slice(0, 22), { ...events[22]!, data: '{}' }, events[23]!]),
      { reason: 'content', position: 23 },
    ],
    [
      'has a hole behind what was signed',
      readerOf([...events.slice(0, 21), ...events.slice(22)]),
      { reason: 'gap', position: 22 },
    ],
  ])('never signs a log that %s', async (_, reader, fault) => {
    const { folder, round } = await aWitness();
    await round(events.slice(0, 20));
    await expect(round(reader)).rejects.toMatchObject(refuses(fault));
    expect(await checkpointFiles(folder)).toEqual([fileOf(1)]);
  });

  it('compares all of it again where the trees in the database are not those of what it signed', async () => {
    const { nodes, round } = await aWitness();
    const behind = {
      isBehind: () => Promise.resolve(true),
      note: (node: (typeof nodes)[number]) => void nodes.push(node),
      forget: () => undefined,
      flush: () => Promise.resolve(),
      announce: () => Promise.resolve(),
    };
    await round(events.slice(0, 20));
    nodes.length = 0;
    await round(events, { announcing: behind });
    expect(nodes.filter(({ level }) => level === 1).map(({ index }) => index)).toEqual([...Array(12).keys()]);
  });

  it('signs although the database cannot be written, and logs that once', async () => {
    const fails = () => Promise.reject(new Error('There is no such table'));
    const noted: unknown[] = [];
    const note = (node: unknown) => void noted.push(node);
    const announcing = { isBehind: fails, note, forget: () => undefined, flush: fails, announce: fails };
    const { warned, round } = await aWitness({ announcing });
    expect(await round(events)).toMatchObject({ number: 1, position: 24 });
    expect(warned).toHaveLength(1);
    // The next round fails at once, and keeps nothing in memory.
    noted.length = 0;
    await round(chained([...STORY, ...STORY, ...STORY, ...STORY]));
    expect(noted).toEqual([]);
  });

  it('does not go on from what another key has signed', async () => {
    const { folder, round } = await aWitness();
    await round(events.slice(0, 5));
    const signer = createSigner(Buffer.alloc(32, 'another key'));
    await expect(round(events, { signer })).rejects.toMatchObject(refuses({ reason: 'signature' }));
    expect(await checkpointFiles(folder)).toHaveLength(1);
  });

  it('goes on after a crash that left a file unfinished', async () => {
    const { folder, round } = await aWitness();
    await round(events.slice(0, 5));
    await writeFile(path.join(folder, `${fileOf(2)}.part`), '{"format"');
    expect(await round(events)).toMatchObject({ number: 2, position: 24 });
    expect(await readWitness(folder, options)).toMatchObject({ checkpoints: { length: 2 }, fault: undefined });
  });

  it('keeps what it signed under a number that is never taken again', async () => {
    const { folder, round } = await aWitness();
    const signed = await round(events.slice(0, 5));
    await expect(keep(folder, signed!)).rejects.toMatchObject({ code: 'EEXIST' });
  });
});

/** Witnesses with one fault each, and a log that they sign, which a sound one refuses. */
const MUTANTS: readonly (readonly [string, (reader: ChainReader) => ChainReader, ChainReader])[] = [
  [
    'does not compare the place that it signed last',
    (reader) => ({ ...reader, at: () => Promise.resolve({ position: 20, chain: events[19]!.chain }) }),
    readerOf([...rechained([...rewritten, ...events.slice(8, 20)], 2), ...rechained(events, 24).slice(20)]),
  ],
  [
    'believes the name of the log',
    (reader) => ({ ...reader, storeId: () => readerOf(events).storeId() }),
    readerOf(events, '00000000-0000-4000-8000-000000000002'),
  ],
];

describe('a deliberately broken witness', () => {
  it.each(MUTANTS)('%s, and signs what it must not', async (_, broken, reader) => {
    const { round } = await aWitness();
    await round(events.slice(0, 20));
    await expect(round(reader)).rejects.toMatchObject({ code: 'refuses-to-sign' });
    await expect(round(broken(reader))).resolves.toMatchObject({ number: 2, position: 24 });
  });
});

describe('reading what a witness has published', () => {
  const published = async () => {
    const { folder, round } = await aWitness();
    for (const position of [5, 8, 24]) await round(events.slice(0, position));
    const at = (number: number): string => path.join(folder, fileOf(number));
    const change = async (number: number, by: (text: string) => string): Promise<void> =>
      writeFile(at(number), by(await readFile(at(number), 'utf8')));
    return { folder, at, change };
  };

  it.each([
    ['one is missing', async ({ at }) => rm(at(2)), 'missing 5'],
    ['the first is missing', async ({ at }) => rm(at(1)), 'missing 0'],
    [
      'one was changed',
      ({ change }) => change(2, (text) => text.replace('"position": 8', '"position": 7')),
      'signature 7',
    ],
    [
      'one has other peaks',
      ({ change }) => change(2, (text) => text.replace(/("peaks": \[\s+")../, '$100')),
      'signature 8',
    ],
    ['one is something else', ({ change }) => change(2, () => '{}'), 'signature 5'],
    [
      'one was replaced by one of another key',
      async ({ at }) => {
        const other = await aWitness({ signer: createSigner(Buffer.alloc(32, 'an impostor')) });
        for (const position of [5, 8]) await other.round(events.slice(0, position));
        await writeFile(at(2), await readFile(path.join(other.folder, fileOf(2))));
      },
      'signature 8',
    ],
    [
      'one was replaced by another one of the same key',
      async ({ at }) => {
        const other = await aWitness();
        for (const position of [5, 7]) await other.round(events.slice(0, position));
        await writeFile(at(2), await readFile(path.join(other.folder, fileOf(2))));
      },
      'missing 24',
    ],
  ] satisfies [string, (of: Awaited<ReturnType<typeof published>>) => Promise<unknown>, string][])(
    'says where %s',
    async (_, tamper, expected) => {
      const of = await published();
      await tamper(of);
      const { fault } = await readWitness(of.folder, options);
      expect(fault && `${fault.reason} ${fault.position}`).toBe(expected);
    },
  );

  it('asks for the key that is named', async () => {
    const { folder } = await published();
    const { fault } = await readWitness(folder, { ...options, publicKey: createSigner(Buffer.alloc(32)).publicKey });
    expect(fault).toMatchObject({ reason: 'signature', position: 5 });
  });

  it('takes a single file, and nothing that is none', async () => {
    const { at, folder } = await published();
    expect(await readWitness(at(3), options)).toMatchObject({ checkpoints: [{ number: 3 }], fault: undefined });
    await expect(readWitness(path.join(folder, 'nothing'), options)).rejects.toMatchObject({ code: 'cannot-audit' });
    await expect(readWitness(path.dirname(folder), options)).rejects.toMatchObject({ code: 'cannot-audit' });
  });
});
