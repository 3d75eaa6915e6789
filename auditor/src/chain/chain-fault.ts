/**
 * The possible faults of a chain, in the order of the checks:
 * - `gap`, `order`: a position is missing, or another one comes in its place;
 * - `content`: the leaf is not the hash of the event's content, or its time is not one that an append writes;
 * - `revision`: the event is not the next one of its stream;
 * - `link`: the chain does not follow from the one before it, the position, the time and the leaf;
 * - `cut`: the log ends before the kept end;
 * - `rewritten`: the chain at the position of a kept end differs;
 * - `missing`: a checkpoint of a witness is missing, or another one is in its place;
 * - `time`: a time stamp is not one of a checkpoint, or its authority is not trusted;
 * - `signature`: what was kept is not signed, or not with the expected key;
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
