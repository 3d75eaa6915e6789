import path from 'node:path';
import type { ChainReader } from '@twofold/event-store/chain';
import type { ChainFault } from '../chain/chain-fault.ts';
import { chooseRange, type ChainRange } from '../chain/choose-range.ts';
import { exportEncoding, type ExportEncoding } from '../chain/export-line.ts';
import { exportPart, type ExportedPart, type ExportPart } from '../chain/export-part.ts';
import { faultLine } from '../chain/fault-line.ts';
import { createManifest, manifestPath } from '../chain/manifest.ts';
import { refuseToReplace, writeWhole } from '../chain/whole-file.ts';
import { countOf, noArguments, textOf, WrongUsage, type AuditorDeps, type Command, type Values } from '../command.ts';
import { CannotAudit } from '../explain.ts';
import { createProgress } from '../progress.ts';

/** Exports the log as stored, to a file that can be verified alone. */
export const exportCommand: Command = {
  name: 'export',
  summary: 'writes the log as it is stored, oldest event first, in a form that can be verified without the database',
  usage: '[--file <path>] [--format ndjson|csv] [--after <position>] [--until <position>] [--force]',
  options: {
    file: {
      placeholder: 'path',
      says: 'writes to this file, with the manifest for its verification. Default: standard output, without a manifest',
    },
    format: { placeholder: 'format', says: 'ndjson, or csv for spreadsheets (ndjson)' },
    after: { placeholder: 'position', says: 'only what comes after this position of the log' },
    until: { placeholder: 'position', says: 'only what comes up to this position of the log' },
    force: { says: 'replaces the file and its manifest' },
  },
  examples: ['--file log.ndjson', '--file log.csv --format csv', '--after 1000 | gzip > rest.ndjson.gz'],
  async run(deps, values, positionals, out) {
    noArguments(positionals);
    const encoding = encodingOf(values);
    const file = textOf(values, 'file');
    const replaces = values['force'] === true;
    if (file !== undefined && !replaces) for (const each of [file, manifestPath(file)]) await refuseToReplace(each);
    const chain = await deps.openChain();
    const part = { ...(await rangeOf(chain, values)), encoding };
    if (file === undefined) {
      const { fault } = await writePart(chain, part, deps, out.write);
      return fault === undefined ? 0 : complainOf(fault, deps);
    }
    const { written, fault } = await writeWhole(file, { replaces }, ({ write }) => writePart(chain, part, deps, write));
    const signer = fault === undefined ? await deps.openSigner() : undefined;
    const content = { storeId: await chain.storeId(), file: path.basename(file), encoding, start: part.start };
    const manifest = createManifest({ ...content, ...written, exportedAt: deps.now().toISOString() }, signer);
    const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
    await writeWhole(manifestPath(file), { replaces }, ({ write }) => write(text));
    const signed = signer === undefined ? 'not signed' : `signed with the key ${signer.publicKey}`;
    out.writeError(`${written.events} events in ${file}; the manifest beside it is ${signed}.\n`);
    return fault === undefined ? 0 : complainOf(fault, deps);
  },
};

const encodingOf = (values: Values): ExportEncoding => {
  const format = textOf(values, 'format') ?? 'ndjson';
  const encoding = exportEncoding.safeParse(format);
  if (!encoding.success) throw new WrongUsage(`--format takes ndjson or csv, not "${format}"`);
  return encoding.data;
};

const rangeOf = async (chain: ChainReader, values: Values): Promise<ChainRange> => {
  const [after, until] = [countOf(values, 'after'), countOf(values, 'until')];
  if (after !== undefined && until !== undefined && after > until)
    throw new WrongUsage('--after takes a position before that of --until');
  return chooseRange(chain, { after, until });
};

const writePart = (
  chain: ChainReader,
  part: ExportPart,
  { out, signal }: AuditorDeps,
  write: (text: string) => Promise<void>,
): Promise<ExportedPart> => {
  const { start, until } = part;
  const progress = createProgress(out, 'Exporting');
  return exportPart(chain, part, {
    write,
    throwIfStopped: () => {
      if (signal.aborted) throw new CannotAudit('Stopped before the end.');
    },
    onProgress: (position) => progress.show(position - start.position, until - start.position),
  }).finally(progress.end);
};

const complainOf = (fault: ChainFault, { out }: AuditorDeps): number => {
  out.writeError(`${faultLine(fault, out)}The export holds the log as it is stored, and is not signed.\n`);
  return 1;
};
