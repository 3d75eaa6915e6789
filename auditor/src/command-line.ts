import { parseArgs } from 'node:util';
import { isWrongUsage, WrongUsage, type AuditorDeps, type Command, type Values } from './command.ts';
import { checkpoint } from './commands/checkpoint.ts';
import { diff } from './commands/diff.ts';
import { event } from './commands/event.ts';
import { exportCommand } from './commands/export.ts';
import { state } from './commands/state.ts';
import { stream } from './commands/stream.ts';
import { streams } from './commands/streams.ts';
import { tail } from './commands/tail.ts';
import { trace } from './commands/trace.ts';
import { verify } from './commands/verify.ts';
import { verifyExportCommand } from './commands/verify-export.ts';
import { verifyLedgerCommand } from './commands/verify-ledger.ts';
import { explain } from './explain.ts';
import { helpOf, helpOfAll } from './help.ts';
import { isOutputClosed } from './output.ts';

/** All commands, in the order in which a new auditor needs them. Each is read-only (D-106). */
export const COMMANDS: readonly Command[] = [
  streams,
  stream,
  event,
  trace,
  state,
  diff,
  tail,
  verify,
  checkpoint,
  exportCommand,
  verifyExportCommand,
  verifyLedgerCommand,
];

/**
 * Runs one command of the auditor: the arguments are those after the name of the program.
 * @returns the exit code: 0 all is well, 1 something was found or could not be done, 2 a wrong call
 */
export const runAuditor = async (args: readonly string[], deps: AuditorDeps): Promise<number> => {
  const { out } = deps;
  const [name = '', ...rest] = args;
  const command = COMMANDS.find((each) => each.name === name);
  try {
    if (command !== undefined) return await runCommand(command, rest, deps);
    if (['--help', '-h', 'help'].includes(name)) {
      await out.write(helpOfAll(COMMANDS));
      return 0;
    }
    const reason = name === '' ? 'No command given' : `"${name}" is not known`;
    out.writeError(`${reason}.\n\n${helpOfAll(COMMANDS)}`);
    return 2;
  } catch (error) {
    if (isOutputClosed(error)) return 0;
    if (isWrongUsage(error)) {
      out.writeError(`${error.message}.\n\n${command === undefined ? helpOfAll(COMMANDS) : helpOf(command)}`);
      return 2;
    }
    out.writeError(`${explain(error)}\n`);
    return 1;
  }
};

const runCommand = async (command: Command, args: readonly string[], deps: AuditorDeps): Promise<number> => {
  const { values, positionals } = parse(command, args);
  if (values['help'] !== true) return command.run(deps, values, positionals, deps.out);
  await deps.out.write(helpOf(command));
  return 0;
};

const parse = ({ options }: Command, args: readonly string[]): { values: Values; positionals: readonly string[] } => {
  const known = Object.entries(options).map(
    ([name, { placeholder }]) => [name, { type: placeholder === undefined ? 'boolean' : 'string' }] as const,
  );
  try {
    return parseArgs({
      args: [...args],
      options: { ...Object.fromEntries(known), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message.replace(/\.$/, '') : String(error));
  }
};
