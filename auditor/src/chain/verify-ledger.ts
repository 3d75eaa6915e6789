import { leafOf } from '@twofold/event-store/chain';
import { merkleLeaf, rootFromPath } from '@twofold/event-store/merkle';
import { z } from 'zod';
import type { ReadWitness } from '../witness/read-witness.ts';
import { digestOf, nameOf, witnessed, witnessedFault, type Witnessed } from '../witness/witnessed.ts';
import { fault, type ChainFault } from './chain-fault.ts';
import { hash } from './checkpoint.ts';
import { wellFormed } from './export-line.ts';

const provenEvent = z.strictObject({
  position: z.int().min(1),
  recordedAt: wellFormed,
  stream: wellFormed,
  revision: z.int().min(0),
  type: wellFormed,
  id: wellFormed,
  data: wellFormed,
  metadata: wellFormed,
  path: z.array(hash),
});

/** The part of a personal export that can be verified; the rest is not signed. */
const exported = z.object({
  account: z.object({ id: z.int().positive() }),
  ledger: z.strictObject({ checkpoint: witnessed, events: z.array(provenEvent) }),
});

type ProvenEvent = z.infer<typeof provenEvent>;

export type LedgerVerdict =
  | { readonly fault: ChainFault }
  | {
      readonly checkpoint: Witnessed;
      readonly events: number;
      /** Credits that could be spent at the checkpoint, and those that were set aside. */
      readonly available: number;
      readonly reserved: number;
    };

type VerifyLedgerOptions = {
  /** The witness's checkpoints: without them the checkpoint in the export proves nothing. */
  readonly witness?: ReadWitness | undefined;
  readonly publicKey?: string | undefined;
};

/**
 * Verifies the credits in a personal export: each event was in the log when the witness signed it, none before the last
 * is missing, and they add up to the balance.
 */
export const verifyLedger = (text: string, { witness, publicKey }: VerifyLedgerOptions = {}): LedgerVerdict => {
  const read = parse(text);
  if (read === undefined) return { fault: fault('format', 0, 'This is not a personal export with a ledger in it') };
  const { account, ledger } = read;
  const { checkpoint, events } = ledger;
  const found =
    witnessedFault(checkpoint, publicKey) ??
    (witness && unpublished(checkpoint, witness)) ??
    eventsFault(events, `credits-${account.id}`, checkpoint);
  if (found !== undefined) return { fault: found };
  return { checkpoint, events: events.length, ...balanceOf(events) };
};

const parse = (text: string): z.infer<typeof exported> | undefined => {
  try {
    return exported.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const unpublished = (of: Witnessed, witness: ReadWitness): ChainFault | undefined => {
  if (witness.fault !== undefined) return witness.fault;
  const published = witness.checkpoints.find(({ number }) => number === of.number);
  if (published === undefined)
    return fault('missing', of.position, `The witness has not published this: ${nameOf(of)}`);
  const isSame = digestOf(published) === digestOf(of) && published.signature.publicKey === of.signature.publicKey;
  return isSame ? undefined : fault('rewritten', of.position, `The witness has published another ${nameOf(of)}`);
};

const eventsFault = (
  events: readonly ProvenEvent[],
  stream: string,
  { position: size, root }: Witnessed,
): ChainFault | undefined => {
  let before = 0;
  for (const [index, event] of events.entries()) {
    const { position, path } = event;
    if (event.stream !== stream) return fault('format', position, `It is not one of ${stream}`);
    if (event.revision !== index)
      return fault('revision', position, `It is revision ${event.revision}, where ${index} comes next`);
    if (position <= before || position > size) return fault('order', position, 'It does not belong in this place');
    const isTime = new Date(Date.parse(event.recordedAt) || 0).toISOString() === event.recordedAt;
    const leaf = isTime ? merkleLeaf({ ...event, leaf: leafOf(event) }) : undefined;
    if (leaf === undefined || rootFromPath(leaf, { index: position - 1, size, path }) !== root)
      return fault('content', position, 'It is not the event that the witness saw there');
    before = position;
  }
  return undefined;
};

const change = z.object({ amount: z.int() });
const revocation = z.object({ from: z.string() });

/** The rules of credits, implemented again: a verifier shares no code with what it verifies. */
const balanceOf = (events: readonly ProvenEvent[]): { readonly available: number; readonly reserved: number } => {
  let [available, reserved] = [0, 0];
  for (const { type, data } of events) {
    const amountIn = (): number => change.parse(JSON.parse(data)).amount;
    if (type === 'CreditsGranted' || type === 'CreditEarned') available += amountIn();
    if (type === 'CreditsReserved') [available, reserved] = [available - amountIn(), reserved + amountIn()];
    if (type === 'CreditSpent') reserved -= 1;
    if (type === 'CreditReturned') [available, reserved] = [available + 1, reserved - 1];
    // A credit that was not revoked from the balance was never available, or is withheld later.
    const isTaken = type === 'CreditRevoked' && revocation.parse(JSON.parse(data)).from === 'balance';
    if (isTaken || type === 'CreditWithheld') available -= amountIn();
  }
  return { available, reserved };
};
