import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHAIN_START, type ChainedEvent, type ChainReader } from '@twofold/event-store/chain';
import type { FullNode } from '@twofold/event-store/merkle';
import { onTestFinished } from 'vitest';
import { createSigner, type Signer } from '../chain/signature.ts';
import { witnessOnce, type WitnessDeps } from '../witness/witness-once.ts';
import { inTurn, STORE_ID } from './a-chain.ts';

/** A public test key: its signatures prove nothing. */
export const witnessSigner: Signer = createSigner(Buffer.alloc(32, 'a witness that everybody knows'));

/** A chain reader of these events. */
export const readerOf = (events: readonly ChainedEvent[], storeId = STORE_ID): ChainReader => {
  const endOf = (event: ChainedEvent | undefined) => event && { position: event.position, chain: event.chain };
  return {
    storeId: () => Promise.resolve(storeId),
    end: () => Promise.resolve(endOf(events.at(-1)) ?? CHAIN_START),
    at: (position) => Promise.resolve(endOf(events.find((event) => event.position === position))),
    read: ({ after = 0, until }) => inTurn(events.filter(({ position }) => position > after && position <= until)),
    close: () => Promise.resolve(),
  };
};

/** A witness with a temporary folder, and what it writes to the database; time advances by a minute per round. */
export const aWitness = async (given: Partial<WitnessDeps> = {}) => {
  const temporary = await mkdtemp(path.join(tmpdir(), 'twofold-witness-'));
  onTestFinished(() => rm(temporary, { recursive: true }));
  const folder = path.join(temporary, 'witnessed');
  const nodes: FullNode[] = [];
  const warned: string[] = [];
  let minutes = 0;
  const round = (events: readonly ChainedEvent[] | ChainReader, changes: Partial<WitnessDeps> = {}) =>
    witnessOnce(
      {
        reader: 'read' in events ? events : readerOf(events),
        signer: witnessSigner,
        folder,
        announcing: {
          isBehind: () => Promise.resolve(false),
          note: (node) => void nodes.push(node),
          forget: () => undefined,
          flush: () => Promise.resolve(),
          announce: () => Promise.resolve(),
        },
        now: () => new Date(Date.UTC(2030, 0, 3, 0, minutes++)),
        log: { info: () => undefined, warn: (_: unknown, said?: string) => void warned.push(String(said)) },
        ...given,
        ...changes,
      },
      new AbortController().signal,
    );
  return { folder, nodes, warned, round };
};
