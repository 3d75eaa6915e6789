import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { CheckpointsView } from '@twofold/contracts/audit/figures/api';
import type { ChainReader } from '@twofold/event-store/chain';
import type { ChainFault } from '../../chain/chain-fault.ts';
import { checkpointFault, cutAt, rewrittenAt, type Checkpoint } from '../../chain/checkpoint.ts';
import { readCheckpoint } from '../../chain/read-checkpoint.ts';
import { isCannotAudit } from '../../explain.ts';

/** In a folder with more files, only the newest are compared. */
const MAX_FILES = 100;

type Kept = CheckpointsView['checkpoints'][number];

/** Where the chain ends, and how the checkpoints in a folder compare with it. */
export const viewCheckpoints = async (
  chain: ChainReader | undefined,
  folder: string | undefined,
): Promise<CheckpointsView> => {
  const head = await chain?.end().catch(unlessCannotAudit);
  if (chain === undefined || head === undefined) return { checkpoints: [] };
  const storeId = await chain.storeId();
  const checkpoints: Kept[] = [];
  for (const { file, kept } of folder === undefined ? [] : await checkpointsIn(folder)) {
    const fault =
      checkpointFault(kept, { storeId, publicKey: undefined }) ?? (await chainFault(chain, kept, head.position));
    const { position, chain: hash, signedAt, signature } = kept;
    const { publicKey } = signature;
    const why = fault && { fault: { reason: fault.reason, detail: fault.detail } };
    checkpoints.push({ file, position, chain: hash, signedAt, publicKey, ...why });
  }
  return { head, checkpoints };
};

/** Checkpoints that cannot be verified are omitted: before the first link, or invalid files. */
const unlessCannotAudit = (error: unknown): undefined => {
  if (!isCannotAudit(error)) throw error;
};

/** A missing folder contains no checkpoint. */
const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });

const checkpointsIn = async (folder: string) => {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.json'));
  const found: { readonly file: string; readonly kept: Checkpoint }[] = [];
  for (const file of names) {
    const kept = await readCheckpoint(path.join(folder, file)).catch(unlessCannotAudit);
    if (kept !== undefined) found.push({ file, kept });
  }
  return found.toSorted((one, other) => (one.kept.signedAt < other.kept.signedAt ? 1 : -1)).slice(0, MAX_FILES);
};

const chainFault = async (chain: ChainReader, kept: Checkpoint, end: number): Promise<ChainFault | undefined> => {
  if (kept.position === 0) return undefined;
  const there = kept.position > end ? undefined : await chain.at(kept.position);
  return there === undefined ? cutAt(kept) : rewrittenAt(kept, there);
};
