import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { skipBecause } from '@twofold/testing/skip-because';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chained, exported, inTurn, rechained } from '../testing/a-chain.ts';
import { provenLedger, type ProvenLedger } from '../testing/a-proven-ledger.ts';
import { aWitness, witnessSigner } from '../testing/a-witness.ts';
import { startPythonVerifier, type PythonVerifier } from '../testing/python-verifier.ts';
import { fileOf } from '../witness/archive.ts';
import { readWitness } from '../witness/read-witness.ts';
import { createSigner } from './signature.ts';
import { verifyExport } from './verify-export.ts';
import { verifyLedger } from './verify-ledger.ts';

const { publicKey: KEY } = witnessSigner;
const OTHER = createSigner(Buffer.alloc(32, 'an impostor'));

let verifier: PythonVerifier | undefined;
beforeAll(async () => {
  verifier = await startPythonVerifier();
});
afterAll(() => verifier?.end());
beforeEach((context) => {
  if (!verifier) skipBecause(context, 'There is no python3 here');
});

const ofCredits = (stream: string, type: string, data: object) => ({ stream, type, data });
const events = chained([
  ofCredits('credits-3', 'CreditsGranted', { userId: 3, amount: 1 }),
  ofCredits('credits-4', 'CreditsGranted', { userId: 4, amount: 1 }),
  ofCredits('credits-3', 'CreditEarned', { userId: 3, amount: 2, note: '"Grüße" 👋' }),
  ofCredits('review-1', 'ReviewCompleted', { reviewId: 1 }),
  ofCredits('credits-3', 'CreditsReserved', { userId: 3, amount: 2 }),
  ofCredits('credits-3', 'CreditSpent', { userId: 3 }),
  ofCredits('credits-3', 'CreditReturned', { userId: 3 }),
  ofCredits('credits-4', 'CreditEarned', { userId: 4, amount: 1 }),
  ofCredits('credits-3', 'CreditEarned', { userId: 3, amount: 1 }),
]);

const python = async (...args: string[]) => verifier?.verdict(...args);
const signal = new AbortController().signal;
const published = (folder: string, publicKey = KEY) =>
  readWitness(folder, { publicKey, authorities: undefined, signal });

/** Both verdicts on a ledger, in the words of the one in Python. */
const onLedger = async (folder: string, ledger: object, key = KEY) => {
  const file = path.join(folder, 'personal.json');
  await writeFile(file, JSON.stringify(ledger));
  const verdict = verifyLedger(await readFile(file, 'utf8'), { witness: await published(folder, key), publicKey: key });
  const ours =
    'fault' in verdict
      ? `${verdict.fault.reason} ${verdict.fault.position}`
      : `sound ${verdict.events} ${verdict.checkpoint.position} ${verdict.available}`;
  return { ours, python: await python('--ledger', file, '--witness', folder, '--witness-key', key) };
};
const both = (verdict: string) => ({ ours: verdict, python: verdict });

const world = async () => {
  const { folder, round } = await aWitness();
  const checkpoints = [(await round(events.slice(0, 4)))!, (await round(events.slice(0, 8)))!];
  return { folder, checkpoints, ledger: provenLedger(events, checkpoints[1]!) };
};
type World = Awaited<ReturnType<typeof world>>;
type Proven = ProvenLedger['ledger']['events'][number];
const changed = ({ ledger }: World, index: number, change: Partial<Proven>): object => ({
  ...ledger,
  ledger: {
    ...ledger.ledger,
    events: ledger.ledger.events.map((each, at) => (at === index ? { ...each, ...change } : each)),
  },
});

describe('the two verifiers of ledgers', () => {
  it('find the balance of the checkpoint', async () => {
    const { folder, checkpoints, ledger } = await world();
    expect(await onLedger(folder, ledger)).toEqual(both('sound 5 8 2'));
    expect(await onLedger(folder, provenLedger(events, checkpoints[0]!))).toEqual(both('sound 2 4 3'));
    expect(await onLedger(folder, provenLedger(events, checkpoints[1]!, 9))).toEqual(both('sound 0 8 0'));
  });

  it.each([
    ['balance', 2],
    // The next award is withheld for it.
    ['awards', 3],
    ['pending', 3],
  ])('take a revoked credit from %s', async (from, available) => {
    const revoked = chained([
      ofCredits('credits-3', 'CreditsGranted', { userId: 3, amount: 3 }),
      ofCredits('credits-3', 'CreditRevoked', { userId: 3, amount: 1, from }),
    ]);
    const { folder, round } = await aWitness();
    const ledger = provenLedger(revoked, (await round(revoked))!);
    expect(await onLedger(folder, ledger)).toEqual(both(`sound 2 2 ${available}`));
  });

  it('take a withheld credit from the award that it comes from', async () => {
    const withheld = chained([
      ofCredits('credits-3', 'CreditsGranted', { userId: 3, amount: 1 }),
      ofCredits('credits-3', 'CreditRevoked', { userId: 3, amount: 1, from: 'awards' }),
      ofCredits('credits-3', 'CreditEarned', { userId: 3, amount: 1 }),
      ofCredits('credits-3', 'CreditWithheld', { userId: 3, amount: 1 }),
    ]);
    const { folder, round } = await aWitness();
    expect(await onLedger(folder, provenLedger(withheld, (await round(withheld))!))).toEqual(both('sound 4 4 1'));
  });

  it.each<[string, string, (of: World) => object | Promise<object>]>([
    ['there is no ledger in it', 'format 0', ({ ledger }) => ({ ...ledger, ledger: undefined })],
    ['a credit more was earned', 'content 3', (of) => changed(of, 1, { data: '{"userId":3,"amount":9}' })],
    ['an event came at another time', 'content 3', (of) => changed(of, 1, { recordedAt: '2030-01-02T03:04:05.999Z' })],
    ['an event has no time', 'content 3', (of) => changed(of, 1, { recordedAt: 'soon' })],
    [
      'a way does not lead to the root',
      'content 5',
      (of) => changed(of, 2, { path: of.ledger.ledger.events[1]!.path }),
    ],
    ['a way is too short', 'content 5', (of) => changed(of, 2, { path: [] })],
    [
      'an event is left out',
      'revision 5',
      ({ ledger }) => ({
        ...ledger,
        ledger: { ...ledger.ledger, events: ledger.ledger.events.filter((_, index) => index !== 1) },
      }),
    ],
    ['an event is of another user', 'format 1', ({ ledger }) => ({ ...ledger, account: { id: 4 } })],
    ['an event comes twice', 'order 1', (of) => changed(of, 1, { ...of.ledger.ledger.events[0]!, revision: 1 })],
    [
      'another key signed its checkpoint',
      'signature 8',
      async ({ ledger }) => {
        const { round } = await aWitness({ signer: OTHER });
        await round(events.slice(0, 4));
        return { ...ledger, ledger: { ...ledger.ledger, checkpoint: await round(events.slice(0, 8)) } };
      },
    ],
    [
      'its checkpoint was changed',
      'signature 8',
      ({ ledger }) => ({
        ...ledger,
        ledger: { ...ledger.ledger, checkpoint: { ...ledger.ledger.checkpoint, root: 'ab'.repeat(32) } },
      }),
    ],
    [
      'the witness has not published that checkpoint',
      'missing 8',
      async ({ folder, ledger }) => {
        await rm(path.join(folder, fileOf(2)));
        return ledger;
      },
    ],
    [
      'the witness was shown another log, and signed that, too',
      'rewritten 8',
      async () => {
        const forged = rechained(
          events.map((event) => (event.position === 3 ? { ...event, data: '{"userId":3,"amount":9}' } : event)),
          2,
        );
        const { round } = await aWitness();
        await round(forged.slice(0, 4));
        return provenLedger(forged, (await round(forged.slice(0, 8)))!);
      },
    ],
  ])('find that %s', async (_, verdict, make) => {
    const of = await world();
    expect(await onLedger(of.folder, await make(of))).toEqual(both(verdict));
  });

  it('ask for the key that is named', async () => {
    const { folder, ledger } = await world();
    expect(await onLedger(folder, ledger, OTHER.publicKey)).toEqual(both('signature 8'));
  });
});

describe('the two verifiers of exports, with a witness', () => {
  const onExport = async (of: Parameters<typeof exported>[0], folder: string, after = 0) => {
    const { text, manifest } = await exported(of, { after });
    const file = path.join(folder, 'log');
    await writeFile(file, text);
    await writeFile(`${file}.manifest.json`, JSON.stringify(manifest));
    const witness = await published(folder);
    const verdict = await verifyExport(JSON.stringify(manifest), inTurn([Buffer.from(text)]), { witness });
    const ours =
      'fault' in verdict
        ? `${verdict.fault.reason} ${verdict.fault.position}`
        : `sound ${verdict.manifest.events} ${verdict.end.position} ${verdict.end.chain}`;
    return { ours, python: await python(file, '--witness', folder, '--witness-key', KEY) };
  };
  const { chain } = events.at(-1)!;

  it('find that it is the log that the witness saw, whole, in part, or longer', async () => {
    const { folder } = await world();
    expect(await onExport(events, folder)).toEqual(both(`sound 9 9 ${chain}`));
    expect(await onExport(events, folder, 5)).toEqual(both(`sound 4 9 ${chain}`));
    expect(await onExport(events.slice(0, 6), folder)).toEqual(both(`sound 6 6 ${events[5]!.chain}`));
  });

  it.each([
    ['from the middle on', 5, 'rewritten 8'],
    ['from the start', 0, 'rewritten 4'],
  ])('find that all of it was made again %s', async (_, from, verdict) => {
    const { folder } = await world();
    const forged = events.map((event) => (event.position === from + 1 ? { ...event, data: '{}' } : event));
    expect(await onExport(rechained(forged, from), folder)).toEqual(both(verdict));
  });

  it('find what is wrong with the witness, and a checkpoint whose root is another one', async () => {
    const { folder } = await world();
    const first = path.join(folder, fileOf(1));
    await writeFile(first, (await readFile(first, 'utf8')).replace('"position": 4', '"position": 5'));
    expect(await onExport(events, folder)).toEqual(both('signature 5'));
    await rm(first);
    expect(await onExport(events, folder)).toEqual(both('missing 0'));
  });
});
