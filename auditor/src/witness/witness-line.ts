import type { ChainEnd } from '@twofold/event-store/chain';
import type { Output } from '../output.ts';
import type { ReadWitness } from './read-witness.ts';
import { nameOf, type Witnessed } from './witnessed.ts';

/** Which events the witness confirms, and how many later ones it has not seen. */
export const witnessLine = (
  { checkpoints, stamped }: ReadWitness,
  { end, agreed }: { readonly end: ChainEnd; readonly agreed?: Witnessed | undefined },
  out: Output,
): string => {
  if (agreed === undefined) return `${out.paint('yellow', '?')} witness: saw nothing of these events\n`;
  const many = checkpoints.length === 1 ? '' : ` and the ${checkpoints.indexOf(agreed)} before it`;
  const since = end.position - agreed.position;
  const unseen = since === 0 ? '' : `; it has not seen the last ${since === 1 ? 'event' : `${since} events`}`;
  const times = stamped === 0 ? '' : `; ${stamped} have a time stamp of an authority`;
  return `${out.paint('green', '✓')} witness: saw the same log up to position ${agreed.position}, ${nameOf(agreed)}${many}, signed with ${agreed.signature.publicKey}${times}${unseen}\n`;
};
