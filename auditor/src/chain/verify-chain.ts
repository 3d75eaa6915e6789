import { CHAIN_START, type ChainEnd, type ChainReader } from '@twofold/event-store/chain';
import { fault, type ChainFault } from './chain-fault.ts';
import { checkpointFault, cutAt, type Checkpoint } from './checkpoint.ts';
import { followChain } from './follow-chain.ts';

export type ChainVerdict =
  { readonly fault: ChainFault } | { readonly storeId: string; readonly events: number; readonly end: ChainEnd };

export type VerifyOptions = {
  /** An end of this log that was kept elsewhere: it shows what a chain cannot show alone. */
  readonly against?: Checkpoint | undefined;
  /** The key that it must be signed with; without one any key will do. */
  readonly publicKey?: string | undefined;
  /** Follows only what came after it, and trusts what was followed when it was signed. */
  readonly isOnlySince?: boolean;
  readonly onProgress?: (position: number, last: number) => void;
};

/**
 * Follows the chain of a log to where it ends now.
 * @returns the first thing that is wrong, or where the chain ends and how many events were followed
 */
export const verifyChain = async (reader: ChainReader, options: VerifyOptions = {}): Promise<ChainVerdict> => {
  const { against, publicKey, isOnlySince = false, onProgress } = options;
  // First of all, so that whoever keeps no chain says so.
  const { position: until } = await reader.end();
  const storeId = await reader.storeId();
  const signed = against && checkpointFault(against, { storeId, publicKey });
  if (signed !== undefined) return { fault: signed };

  const since = isOnlySince && against !== undefined && against.position > 0 ? against : undefined;
  if (against !== undefined && until < against.position) return { fault: cutAt(against) };
  const start = since === undefined ? CHAIN_START : await reader.at(since.position);
  if (start === undefined) return { fault: fault('gap', since?.position ?? 0, 'It is missing') };
  const followed = await followChain(reader.read({ after: since?.position, until }), {
    start,
    against,
    onProgress: (position) => onProgress?.(position, until),
  });
  return 'fault' in followed ? followed : { storeId, ...followed };
};
