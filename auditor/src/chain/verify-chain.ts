import { CHAIN_START, type ChainEnd, type ChainReader } from '@twofold/event-store/chain';
import { fault, type ChainFault } from './chain-fault.ts';
import { checkpointFault, cutAt, type Checkpoint } from './checkpoint.ts';
import { witnessFault, type ReadWitness } from '../witness/read-witness.ts';
import type { Witnessed } from '../witness/witnessed.ts';
import { followChain } from './follow-chain.ts';

export type ChainVerdict =
  | { readonly fault: ChainFault }
  | { readonly storeId: string; readonly events: number; readonly end: ChainEnd; readonly agreed?: Witnessed };

export type VerifyOptions = {
  /** An end of this log that was kept elsewhere: it shows what a chain cannot show alone. */
  readonly against?: Checkpoint | undefined;
  /** The key that it must be signed with; without one any key will do. */
  readonly publicKey?: string | undefined;
  /** What a witness has published. */
  readonly witness?: ReadWitness | undefined;
  /** Follows only what came after it, and trusts what was followed when it was signed. */
  readonly isOnlySince?: boolean;
  readonly onProgress?: (position: number, last: number) => void;
};

/** A chain that can be followed: what is to be read of it, and what came before that. */
export type BegunChain = {
  readonly storeId: string;
  readonly range: { readonly after?: number | undefined; readonly until: number };
  readonly start: ChainEnd;
};

/**
 * Reads what was kept of a chain, before any of it is followed.
 * @returns `fault` where what was kept shows already that something is wrong
 */
export const beginChain = async (
  reader: ChainReader,
  { against, publicKey, witness, isOnlySince = false }: VerifyOptions,
): Promise<BegunChain & { readonly fault?: ChainFault }> => {
  // First of all, so that a log without a chain says so.
  const { position: until } = await reader.end();
  const storeId = await reader.storeId();
  const whole: BegunChain = { storeId, range: { until }, start: CHAIN_START };
  const unlike = witnessFault(witness, storeId);
  if (unlike !== undefined) return { ...whole, fault: unlike };
  if (against === undefined) return whole;
  const early =
    checkpointFault(against, { storeId, publicKey }) ?? (until < against.position ? cutAt(against) : undefined);
  if (early !== undefined) return { ...whole, fault: early };
  if (!isOnlySince || against.position === 0) return whole;
  const start = await reader.at(against.position);
  if (start === undefined) return { ...whole, fault: fault('gap', against.position, 'It is missing') };
  return { storeId, range: { after: against.position, until }, start };
};

/**
 * Follows the chain of a log to where it ends now.
 * @returns the first thing that is wrong, or where the chain ends and how many events were followed
 */
export const verifyChain = async (reader: ChainReader, options: VerifyOptions = {}): Promise<ChainVerdict> => {
  const { against, onProgress } = options;
  const { storeId, range, start, fault: early } = await beginChain(reader, options);
  if (early !== undefined) return { fault: early };
  const followed = await followChain(reader.read(range), {
    start,
    against,
    onProgress: (position) => onProgress?.(position, range.until),
  });
  return 'fault' in followed ? followed : { storeId, ...followed };
};
