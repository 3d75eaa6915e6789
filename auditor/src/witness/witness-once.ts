import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChainReader } from '@twofold/event-store/chain';
import type { Logger } from '@twofold/http/log';
import type { Signer } from '../chain/signature.ts';
import type { Announcing } from './announce.ts';
import { addWhole, checkpointFiles, keep, lastKept, timeStampOf } from './archive.ts';
import type { Publishing } from './git.ts';
import { RefusesToSign, signNext } from './sign-next.ts';
import { requestTimeStamp } from './time-stamp.ts';
import { witnessedFault, type Witnessed } from './witnessed.ts';

export type WitnessDeps = {
  readonly reader: ChainReader;
  readonly signer: Signer;
  /** Where checkpoints are kept: it must not be lost. */
  readonly folder: string;
  /** Absent: checkpoints stay in the folder. */
  readonly publishing?: Publishing | undefined;
  /** Absent: no time stamps. */
  readonly timeStampUrl?: string | undefined;
  readonly announcing: Announcing;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'info' | 'warn'>;
};

/** A round requests the missing time stamps of this many checkpoints, the newest. */
const STAMPED_AT_ONCE = 20;

/**
 * One round of a witness: pulls the published checkpoints, signs the state of the log, stores the checkpoint, has it
 * stamped, and publishes it. The next round repeats the steps that failed after it was stored.
 * @throws RefusesToSign for a log that does not continue the last checkpoint
 */
export const witnessOnce = async (deps: WitnessDeps, signal: AbortSignal): Promise<Witnessed | undefined> => {
  const { folder, publishing, timeStampUrl, log } = deps;
  await publishing?.pull(signal);
  const signed = await sign(deps, signal);
  if (timeStampUrl !== undefined) await stampAll(folder, timeStampUrl, signal);
  await publishing?.push(signal);
  if (signed !== undefined)
    log.info({ number: signed.number, position: signed.position, chain: signed.chain }, 'signed where the log stands');
  return signed;
};

const sign = async (
  { reader, signer, folder, announcing, now, log }: WitnessDeps,
  signal: AbortSignal,
): Promise<Witnessed | undefined> => {
  const last = await lastKept(folder);
  const found = last && witnessedFault(last, signer.publicKey);
  if (found !== undefined) throw new RefusesToSign(found);
  const storeId = await reader.storeId();
  const { announced, isWell } = announcingQuietly(log);
  announcing.forget();
  const isFromStart = last !== undefined && (await announced(() => announcing.isBehind(last))) === true;
  const signed = await signNext(reader, {
    last,
    signer,
    now,
    signal,
    isFromStart,
    onFull: (node) => {
      if (isWell()) announcing.note(node);
    },
    flush: async () => {
      await announced(() => announcing.flush(storeId));
    },
  });
  if (signed !== undefined) await keep(folder, signed);
  const current = signed ?? last;
  if (current !== undefined) await announced(() => announcing.announce(current));
  return signed;
};

/** Writing to the database is optional: after a first failure it is skipped for this round. */
const announcingQuietly = (log: WitnessDeps['log']) => {
  let hasFailed = false;
  const announced = async <Answer>(announce: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (hasFailed) return undefined;
    try {
      return await announce();
    } catch (error) {
      hasFailed = true;
      log.warn({ err: error }, 'could not say in the database what was signed; proofs in exports are late');
      return undefined;
    }
  };
  return { announced, isWell: () => !hasFailed };
};

const stampAll = async (folder: string, url: string, signal: AbortSignal): Promise<void> => {
  const files = (await checkpointFiles(folder)).slice(-STAMPED_AT_ONCE);
  for (const file of files) {
    const stamp = path.join(folder, timeStampOf(file));
    const isStamped = await readFile(stamp).then(
      () => true,
      () => false,
    );
    if (isStamped) continue;
    await addWhole(stamp, await requestTimeStamp(url, await readFile(path.join(folder, file)), signal));
  }
};
