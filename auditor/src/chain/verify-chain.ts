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
  /** A checkpoint stored elsewhere: it reveals what a chain cannot reveal alone. */
  readonly against?: Checkpoint | undefined;
  /** The key that it must be signed with; without one any key is accepted. */
  readonly publicKey?: string | undefined;
  /** A witness's checkpoints. */
  readonly witness?: ReadWitness | undefined;
  /** Verifies only later events, and trusts what was verified when this was signed. */
  readonly isOnlySince?: boolean;
  readonly onProgress?: (position: number, last: number) => void;
};

/** The verification of a chain: the range to read, and the state before it. */
export type BegunChain = {
  readonly storeId: string;
  readonly range: { readonly after?: number | undefined; readonly until: number };
  readonly start: ChainEnd;
};

/**
 * Checks the stored checkpoints before any of the chain is read.
 * @returns `fault` if they already have a fault
 */
export const beginChain = async (
  reader: ChainReader,
  { against, publicKey, witness, isOnlySince = false }: VerifyOptions,
): Promise<BegunChain & { readonly fault?: ChainFault }> => {
  // First, so that a log without a chain is reported as such.
  const { position: until } = await reader.end();
  const storeId = await reader.storeId();
  const whole: BegunChain = { storeId, range: { until }, start: CHAIN_START };
  const ofWitness = witnessFault(witness, storeId);
  if (ofWitness !== undefined) return { ...whole, fault: ofWitness };
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
 * Follows the chain of a log to its current end.
 * @returns the first fault, or the end of the chain and the number of events followed
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
