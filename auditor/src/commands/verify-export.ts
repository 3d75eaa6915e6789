import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { faultLine } from '../chain/fault-line.ts';
import { KEPT_OPTIONS, readKept } from '../chain/kept-options.ts';
import { manifestPath, type Manifest } from '../chain/manifest.ts';
import { verifyExport } from '../chain/verify-export.ts';
import { onlyOne, type Command } from '../command.ts';
import { CannotAudit } from '../explain.ts';
import type { Output } from '../output.ts';
import { printable } from '../printable.ts';
import { createProgress } from '../progress.ts';
import { witnessLine } from '../witness/witness-line.ts';

/** Verifies an export alone, without a database. */
export const verifyExportCommand: Command = {
  name: 'verify-export',
  summary: 'verifies an export and its manifest, without any database',
  usage: '<file> [--against <checkpoint file>] [--witness <folder, file or address>] [--public-key <key>]',
  options: KEPT_OPTIONS,
  examples: ['log.ndjson', 'log.csv --against 2030-01-31.json', 'auditor/sample-export/log.ndjson'],
  async run({ signal }, values, positionals, out) {
    const file = onlyOne(positionals, 'the name of a file');
    const kept = await readKept(values, signal);
    const manifest = await readManifest(file);
    const progress = createProgress(out, 'Following the chain');
    const verdict = await verifyExport(manifest, createReadStream(file), {
      ...kept,
      onProgress: progress.show,
    }).finally(progress.end);
    if ('fault' in verdict) {
      out.writeError(faultLine(verdict.fault, out));
      return 1;
    }
    await out.write(descriptionOf(verdict.manifest, out));
    if (kept.witness !== undefined) await out.write(witnessLine(kept.witness, verdict, out));
    const { against } = kept;
    if (against !== undefined && !isWithin(against.position, verdict.manifest))
      out.writeError(`The checkpoint is of position ${against.position}, which this export does not reach.\n`);
    return 0;
  },
};

const readManifest = async (file: string): Promise<string> => {
  const path = manifestPath(file);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new CannotAudit(`There is no manifest ${path}: download it as well, and keep it beside the export.`);
  }
};

const isWithin = (position: number, { start, end }: Manifest): boolean =>
  position >= start.position && position <= end.position;

const descriptionOf = (manifest: Manifest, out: Output): string => {
  const { storeId, events, start, end, exportedAt, signature } = manifest;
  const range = events === 0 ? `nothing after ${start.position}` : `${start.position + 1} to ${end.position}`;
  return [
    out.paint('green', `Sound: ${events === 1 ? '1 event' : `${events} events`} of the log ${printable(storeId)}.`),
    `Positions: ${range}; exported at ${exportedAt}`,
    `Chain at the end: ${end.chain}`,
    signature === undefined
      ? 'Not signed: a changed file could come with a manifest that was made for it'
      : `Signed with the key ${signature.publicKey}`,
    '',
  ].join('\n');
};
