import { CHAIN_START, type ChainReader } from '@twofold/event-store/chain';
import { createMerkleTree, merkleLeaf, type FullNode } from '@twofold/event-store/merkle';
import { createChainChecker } from '../chain/chain-checker.ts';
import { fault, type ChainFault } from '../chain/chain-fault.ts';
import { nameOf, signWitnessed, type Witnessed } from './witnessed.ts';
import type { Signer } from '../chain/signature.ts';

/** The log is not the one that was signed before, or its chain is broken: nothing is signed. */
export class RefusesToSign extends Error {
  readonly code = 'refuses-to-sign';
  readonly fault: ChainFault;
  constructor(found: ChainFault) {
    super(`${found.reason} at position ${found.position}: ${found.detail}`);
    this.fault = found;
  }
}

type Options = {
  readonly last: Witnessed | undefined;
  readonly signer: Signer;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Reads from the first event again, and reports every full node. */
  readonly isFromStart?: boolean;
  readonly onFull?: (node: FullNode) => void;
  /** Called between events from time to time, so that reported nodes can be saved. */
  readonly flush?: () => Promise<void>;
};

/** How many events are read between two calls of `flush`. */
const STRIDE = 10_000;

/**
 * Follows a log from the last checkpoint to its end, computing every hash itself, and signs the result. Never signs a
 * log that does not continue the last checkpoint.
 * @returns undefined without new events
 * @throws RefusesToSign; the reason of the signal when it aborts
 */
export const signNext = async (reader: ChainReader, options: Options): Promise<Witnessed | undefined> => {
  const { last, signer, now, signal, isFromStart = false, onFull, flush } = options;
  const end = await reader.end();
  const storeId = await reader.storeId();
  await refuseOther(reader, last, { storeId, end: end.position });
  const from = isFromStart ? undefined : last;
  const start = from ?? CHAIN_START;
  const tree = createMerkleTree(from && { size: from.position, peaks: from.peaks }, onFull);
  const checker = createChainChecker({ position: start.position, chain: start.chain });
  for await (const event of reader.read({ after: start.position, until: end.position })) {
    signal.throwIfAborted();
    const found = checker.check(event);
    if (found !== undefined) throw new RefusesToSign(found);
    tree.add(merkleLeaf(event));
    if (event.position === last?.position) refuseUnlessSigned(last, tree.root(), event.chain);
    if (event.position % STRIDE === 0) await flush?.();
  }
  await flush?.();
  const reached = checker.end();
  if (reached.position < end.position)
    throw new RefusesToSign(fault('gap', reached.position + 1, 'It is missing at the end of the log'));
  if (reached.position === (last?.position ?? 0)) return undefined;
  return signWitnessed({ storeId, ...reached, peaks: tree.peaks(), signedAt: now() }, last, signer);
};

const refuseOther = async (
  reader: ChainReader,
  last: Witnessed | undefined,
  log: { readonly storeId: string; readonly end: number },
): Promise<void> => {
  if (last === undefined) return;
  if (last.storeId !== log.storeId)
    throw new RefusesToSign(
      fault('rewritten', last.position, `This is the log ${log.storeId}, and ${nameOf(last)} is of ${last.storeId}`),
    );
  if (log.end < last.position)
    throw new RefusesToSign(
      fault('cut', log.end + 1, `The log ends at ${log.end}, and ${nameOf(last)} is of position ${last.position}`),
    );
  const there = await reader.at(last.position);
  refuseUnlessSigned(last, last.root, there?.chain);
};

const refuseUnlessSigned = (last: Witnessed, root: string, chain: string | undefined): void => {
  if (chain === last.chain && root === last.root) return;
  throw new RefusesToSign(
    fault('rewritten', last.position, `Its chain is not that of ${nameOf(last)}: the log does not go on from there`),
  );
};
