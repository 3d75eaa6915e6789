import { CHAIN_START, type ChainEnd, type ChainReader } from '@twofold/event-store/chain';
import { CannotAudit } from '../explain.ts';

/** A part of a log: the chain before its first event, and the position of its last. */
export type ChainRange = { readonly start: ChainEnd; readonly until: number };

/**
 * The events after one position and up to another; by default all events.
 * @throws CannotAudit for positions that the log does not have
 */
export const chooseRange = async (
  chain: ChainReader,
  { after, until }: { readonly after: number | undefined; readonly until: number | undefined },
): Promise<ChainRange> => {
  const end = await chain.end();
  if (until !== undefined && until > end.position)
    throw new CannotAudit(`The log ends at position ${end.position}, before ${until}.`);
  const start = after === undefined ? CHAIN_START : await chain.at(after);
  if (start === undefined) throw new CannotAudit(`There is no event at position ${after}.`);
  return { start, until: until ?? end.position };
};
