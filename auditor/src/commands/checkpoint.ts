import { faultLine } from '../chain/fault-line.ts';
import { signCheckpoint } from '../chain/checkpoint.ts';
import { readCheckpoint } from '../chain/read-checkpoint.ts';
import { verifyChain } from '../chain/verify-chain.ts';
import { refuseToReplace, writeWhole } from '../chain/whole-file.ts';
import { noArguments, textOf, type Command } from '../command.ts';
import { CannotAudit } from '../explain.ts';
import { createProgress } from '../progress.ts';

/** The end of the chain, signed, to be kept where the owner of the database cannot change it. */
export const checkpoint: Command = {
  name: 'checkpoint',
  summary: 'verifies the chain of the log and signs its end; store the file elsewhere to compare it later',
  usage: '[--since <checkpoint file>] [--file <path>] [--force]',
  options: {
    since: {
      placeholder: 'file',
      says: 'trusts the log up to this earlier checkpoint, and verifies only later events',
    },
    file: { placeholder: 'path', says: 'writes to this file instead of standard output' },
    force: { says: 'replaces that file' },
  },
  examples: ['--file /media/auditor/2030-01-31.json', '--since 2030-01-31.json > 2030-02-28.json'],
  async run({ openChain, openSigner, now }, values, positionals, out) {
    noArguments(positionals);
    const file = textOf(values, 'file');
    const replaces = values['force'] === true;
    if (file !== undefined && !replaces) await refuseToReplace(file);
    const since = textOf(values, 'since');
    const against = since === undefined ? undefined : await readCheckpoint(since);
    const chain = await openChain();
    const signer = await openSigner();
    if (signer === undefined)
      throw new CannotAudit('There is no key to sign with: set CHECKPOINT_KEY (openssl rand -base64 32).');
    const progress = createProgress(out, 'Following the chain');
    const verdict = await verifyChain(chain, {
      against,
      publicKey: against && signer.publicKey,
      isOnlySince: true,
      onProgress: progress.show,
    }).finally(progress.end);
    if ('fault' in verdict) {
      out.writeError(faultLine(verdict.fault, out));
      return 1;
    }
    const signed = signCheckpoint(verdict.storeId, verdict.end, now(), signer);
    const text = `${JSON.stringify(signed, undefined, 2)}\n`;
    if (file === undefined) await out.write(text);
    else await writeWhole(file, { replaces }, ({ write }) => write(text));
    out.writeError(`Signed at position ${signed.position} with the key ${signer.publicKey}.\n`);
    return 0;
  },
};
