import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chained, exported, inTurn, rechained, STORE_ID } from '@twofold/auditor/testing/a-chain';
import { CHAIN_START, type ChainedEvent, type ChainReader } from '@twofold/event-store/chain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseUnlessSameContent } from './same-content.ts';

let folder: string;
let file: string;
const events = chained();
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-copy-'));
  const { text, manifest } = await exported(events);
  file = path.join(folder, manifest.file);
  await writeFile(file, text);
  await writeFile(`${file}.manifest.json`, JSON.stringify(manifest));
});
afterEach(() => rm(folder, { recursive: true }));

const logOf = (restored: readonly ChainedEvent[]): ChainReader => ({
  storeId: () => Promise.resolve(STORE_ID),
  end: () => Promise.resolve(restored.at(-1) ?? CHAIN_START),
  at: (position) => Promise.resolve(restored.find((event) => event.position === position)),
  read: ({ until }) => inTurn(restored.filter(({ position }) => position <= until)),
  close: () => Promise.resolve(),
});

const recordedLater = events.map((event) => ({ ...event, recordedAt: '2031-01-01T00:00:00.000Z' }));
const compare = (restored: readonly ChainedEvent[]) => refuseUnlessSameContent(logOf(restored), file);

describe('a log that was restored', () => {
  it('has the content of its copy, recorded at another time in its own chain, before any later events', async () => {
    await compare(rechained(recordedLater, 0));
    const [first] = recordedLater;
    const another = { ...first!, stream: 'review-9', position: events.length + 1 };
    await compare(rechained([...recordedLater, another], 0));
  });

  it('is refused where it ends before its copy', () =>
    expect(compare(rechained(recordedLater.slice(0, -1), 0))).rejects.toThrow(
      `at ${events.length}: it ends before it`,
    ));

  it('is refused where an event says something else, or comes at another place', async () => {
    const forged = recordedLater.with(2, { ...recordedLater[2]!, data: '{}' });
    await expect(compare(rechained(forged, 0))).rejects.toThrow('at 3: the event says something else');
    const [one, other] = [recordedLater[0]!, recordedLater[1]!];
    const swapped = [{ ...other, position: 1 }, { ...one, position: 2 }, ...recordedLater.slice(2)];
    await expect(compare(rechained(swapped, 0))).rejects.toThrow('at 1: the event says something else');
  });

  it('is refused where the chain that is kept of it is not sound', () =>
    expect(compare(recordedLater)).rejects.toThrow('at 1: The chain does not follow'));
});
