import { createHash } from 'node:crypto';

/** A row of the log, as any reader sees it. */
export type LogRow = {
  readonly position: string;
  readonly id: string;
  readonly stream: string;
  readonly revision: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  readonly recorded_at: Date;
  readonly leaf: Buffer;
  readonly chain: Buffer;
};

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const eightBytes = (number: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(number);
  return bytes;
};

/** The hash of an event's content, as in the README, computed without the database. */
export const leafOf = ({ id, stream, revision, type, data, metadata }: LogRow): Buffer =>
  sha256([id, stream, revision, type, data, metadata].map((text) => `${Buffer.byteLength(text)}:${text}`).join(''));

/** Describes the faults of a log: gaps, revisions out of order, and hashes that do not match. */
export const faultsOf = (rows: readonly LogRow[]): string[] => {
  const faults: string[] = [];
  const revisions = new Map<string, bigint>();
  let chain: Buffer = Buffer.alloc(32);
  for (const [index, row] of rows.entries()) {
    const position = BigInt(row.position);
    const revision = (revisions.get(row.stream) ?? -1n) + 1n;
    revisions.set(row.stream, revision);
    chain = sha256(chain, eightBytes(position), eightBytes(BigInt(row.recorded_at.getTime())), leafOf(row));
    if (position !== BigInt(index + 1)) faults.push(`${position} stands at place ${index + 1}`);
    if (BigInt(row.revision) !== revision) faults.push(`${position} has revision ${row.revision}, not ${revision}`);
    if (!row.leaf.equals(leafOf(row))) faults.push(`${position} has another leaf`);
    if (!row.chain.equals(chain)) faults.push(`${position} does not follow in the chain`);
  }
  return faults;
};
