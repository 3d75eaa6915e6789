import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Certificate } from 'pkijs';
import { fault, type ChainFault } from '../chain/chain-fault.ts';
import { CannotAudit, isCannotAudit } from '../explain.ts';
import { checkpointFiles, parseWitnessed, readWitnessed, timeStampOf } from './archive.ts';
import { cloneNewest } from './git.ts';
import { certificatesIn, checkTimeStamp, isBadTimeStamp } from './time-stamp.ts';
import { withinDeadline } from '@twofold/timing/within-deadline';
import { nameOf, successionFault, witnessedFault, type Witnessed } from './witnessed.ts';

/** A witness's checkpoints, and the faults in them alone. */
export type ReadWitness = {
  /** The oldest first. */
  readonly checkpoints: readonly Witnessed[];
  readonly fault: ChainFault | undefined;
  /** How many have a time stamp of a trusted authority. */
  readonly stamped: number;
};

export type ReadWitnessOptions = {
  /** The key of the witness; without it any one key is accepted. */
  readonly publicKey: string | undefined;
  /** A file of certificates, by which the time stamps are checked. */
  readonly authorities: string | undefined;
  readonly signal: AbortSignal;
};

/** The first fault of a witness, before it is compared with a log. */
export const witnessFault = (witness: ReadWitness | undefined, storeId: string): ChainFault | undefined => {
  const [of] = witness?.checkpoints ?? [];
  if (witness?.fault !== undefined || of === undefined) return witness?.fault;
  return of.storeId === storeId
    ? undefined
    : fault('rewritten', of.position, `The witness saw the log ${of.storeId}, and this one is ${storeId}`);
};

const MAX_BYTES = 64 * 1024;
const ANSWER_MS = 30_000;
/** A time stamp comes after a signature, and clocks differ. */
const MAX_AHEAD_MS = 10 * 60_000;

/**
 * Reads a witness's checkpoints from a folder, a file, a web address, or a Git repository (an address that ends with
 * `.git`, or begins with `git+`).
 * @throws CannotAudit if there are none
 */
export const readWitness = async (source: string, options: ReadWitnessOptions): Promise<ReadWitness> => {
  const { publicKey, signal } = options;
  if (source.startsWith('git+') || source.endsWith('.git'))
    return readRepository(source.replace(/^git\+/, ''), options);
  if (/^https?:/.test(source)) return single(parseWitnessed(await fetchText(source, signal), source), publicKey);
  const found = await stat(source).catch(() => undefined);
  if (found === undefined)
    throw new CannotAudit(`${source} is not there: --witness takes a folder, a file or an address.`);
  if (found.isDirectory()) return readFolder(source, options);
  return single(parseWitnessed(await readFile(source, 'utf8'), source), publicKey);
};

const single = (of: Witnessed, publicKey: string | undefined): ReadWitness => ({
  checkpoints: [of],
  fault: witnessedFault(of, publicKey),
  stamped: 0,
});

const readRepository = async (repository: string, options: ReadWitnessOptions): Promise<ReadWitness> => {
  if (repository.startsWith('-')) throw new CannotAudit(`${repository} is no address of a repository.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-witness-'));
  try {
    await cloneNewest(repository, folder, options.signal);
    return await readFolder(folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const readFolder = async (folder: string, { publicKey, authorities }: ReadWitnessOptions): Promise<ReadWitness> => {
  const files = await checkpointFiles(folder);
  if (files.length === 0) throw new CannotAudit(`${folder} has no checkpoint of a witness.`);
  const trusted = authorities === undefined ? undefined : certificatesIn(await readFile(authorities, 'utf8'));
  const checkpoints: Witnessed[] = [];
  let [unreadable, stampFault, stamped]: [ChainFault | undefined, ChainFault | undefined, number] = [
    undefined,
    undefined,
    0,
  ];
  for (const file of files) {
    const found = await readWitnessed(folder, file).catch((error: unknown) => {
      if (!isCannotAudit(error)) throw error;
      unreadable ??= fault('signature', checkpoints.at(-1)?.position ?? 0, error.message);
    });
    if (found === undefined) continue;
    checkpoints.push(found);
    const stamp = trusted && (await judgeStamp(folder, file, found, trusted));
    if (stamp === 'stamped') stamped += 1;
    else stampFault ??= stamp;
  }
  return { checkpoints, fault: unreadable ?? successionFault(checkpoints, publicKey) ?? stampFault, stamped };
};

/** A checkpoint without a time stamp has not been stamped yet. */
const judgeStamp = async (
  folder: string,
  file: string,
  of: Witnessed,
  trusted: readonly Certificate[],
): Promise<ChainFault | 'stamped' | undefined> => {
  const answer = await readFile(path.join(folder, timeStampOf(file))).catch(() => undefined);
  if (answer === undefined) return undefined;
  try {
    const { at } = await checkTimeStamp(answer, await readFile(path.join(folder, file)), trusted);
    if (at.getTime() - Date.parse(of.signedAt) > -MAX_AHEAD_MS) return 'stamped';
    return fault('time', of.position, `${nameOf(of)} was stamped before it was signed, at ${at.toISOString()}`);
  } catch (error) {
    if (!isBadTimeStamp(error)) throw error;
    return fault('time', of.position, `The time stamp of ${nameOf(of)} ${error.message}`);
  }
};

const fetchText = (url: string, signal: AbortSignal): Promise<string> =>
  withinDeadline(signal, ANSWER_MS, async (inTime) => {
    const response = await fetch(url, { signal: inTime });
    if (!response.ok) throw new CannotAudit(`${url} answers with status ${response.status}.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MAX_BYTES) throw new CannotAudit(`${url} answers with ${bytes.length} bytes.`);
    return bytes.toString();
  });
