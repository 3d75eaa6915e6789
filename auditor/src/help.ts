import type { Command } from './command.ts';

const PROGRAM = 'npm run auditor --';

/** The help for all commands. */
export const helpOfAll = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: ${PROGRAM} <command> [options]

${lines.join('\n')}

"${PROGRAM} <command> --help" has the options of a command, and examples.

Reads the database of DATABASE_URL (and EVENTSTORE_URL, MASTER_KEY), and changes nothing in it. Without one it reads
the launcher's own below DATA_DIR. Where the launcher does not run, its database is started for the moment, and its
tables are brought up to date first, as "npm start" would; nothing else is changed there.
Exit code 0: all is well; 1: something was found, or it failed; 2: wrong usage.
`;
};

export const helpOf = ({ name, summary, usage, options, examples }: Command): string => {
  const named = Object.entries(options).map(
    ([option, { says, placeholder }]) =>
      [placeholder === undefined ? `--${option}` : `--${option} <${placeholder}>`, says] as const,
  );
  const width = Math.max(0, ...named.map(([option]) => option.length));
  const lines = named.map(([option, says]) => `  ${option.padEnd(width)}  ${says}`);
  const parts = [
    `Usage: ${PROGRAM} ${`${name} ${usage}`.trim()}`,
    summary,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    `Examples:\n${examples.map((example) => `  ${PROGRAM} ${`${name} ${example}`.trim()}`).join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
};
