import { readFile } from 'node:fs/promises';
import { faultLine } from '../chain/fault-line.ts';
import { readGivenWitness, WITNESS_OPTIONS } from '../chain/kept-options.ts';
import { verifyLedger } from '../chain/verify-ledger.ts';
import { onlyOne, textOf, type Command } from '../command.ts';
import { nameOf } from '../witness/witnessed.ts';

/** Verifies the credits in a personal export alone, without a database. */
export const verifyLedgerCommand: Command = {
  name: 'verify-ledger',
  summary: 'verifies the credits in a personal export by what a witness has published, without any database',
  usage: '<file> [--witness <folder, file or address>] [--witness-key <key>]',
  options: WITNESS_OPTIONS,
  examples: ['twofold-17.json --witness https://git.example/witness.git'],
  async run({ signal }, values, positionals, out) {
    const file = onlyOne(positionals, 'the name of a file');
    const witness = await readGivenWitness(values, signal);
    const publicKey = textOf(values, 'witness-key');
    const verdict = verifyLedger(await readFile(file, 'utf8'), { witness, publicKey });
    if ('fault' in verdict) {
      out.writeError(faultLine(verdict.fault, out));
      return 1;
    }
    const { checkpoint, events, available, reserved } = verdict;
    const lines = [
      out.paint(
        'green',
        `Sound: ${events === 1 ? '1 event' : `${events} events`}, ${available} credits, and ${reserved} set aside.`,
      ),
      `As the witness saw the log, ${nameOf(checkpoint)}, signed with ${checkpoint.signature.publicKey}`,
      ...(witness === undefined ? ['Not compared with what the witness has published: use --witness'] : []),
    ];
    await out.write(`${lines.join('\n')}\n`);
    return 0;
  },
};
