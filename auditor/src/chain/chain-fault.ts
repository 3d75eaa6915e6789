/**
 * What can be wrong with a chain, in the order in which it is looked for:
 * - `gap`, `order`: a place is missing, or comes where another one belongs;
 * - `content`: the leaf is not that of what the event says, or its time is none that an append gives;
 * - `revision`: the event is not the next one of its stream;
 * - `link`: the chain does not follow from the one before it, the place, the time and the leaf;
 * - `cut`: the kept end is not reached;
 * - `rewritten`: at the place of a kept end the chain is another one;
 * - `missing`: of the checkpoints of a witness one is not there, or another one is in its place;
 * - `time`: a time stamp is not one of a checkpoint, or not by an authority that is trusted;
 * - `signature`: what was kept is not signed, or not by whom it should be;
 * - `manifest`, `format`: a manifest does not describe its file, or a line is not what an export writes.
 */
export type FaultReason =
  | 'gap'
  | 'order'
  | 'content'
  | 'revision'
  | 'link'
  | 'cut'
  | 'rewritten'
  | 'missing'
  | 'time'
  | 'signature'
  | 'manifest'
  | 'format';

/** The first fault, and its position in the log. 0 means no particular position. */
export type ChainFault = { readonly position: number; readonly reason: FaultReason; readonly detail: string };

export const fault = (reason: FaultReason, position: number, detail: string): ChainFault => ({
  position,
  reason,
  detail,
});
