import { faultLine } from '../chain/fault-line.ts';
import { KEPT_OPTIONS, readKept, type Kept } from '../chain/kept-options.ts';
import { noArguments, type Command } from '../command.ts';
import type { Output } from '../output.ts';
import { asJson, printable } from '../printable.ts';
import { createProgress } from '../progress.ts';
import type { PasswordCounts } from '../verification/compare-passwords.ts';
import type { QuoteCounts } from '../verification/check-quotes.ts';
import type { CheckResult, Finding } from '../verification/findings.ts';
import { witnessLine } from '../witness/witness-line.ts';
import { areSound, verifyLog, type ChainOrNone } from '../verification/verify-log.ts';

/** Everything that can be checked, from the bytes of the log to the rows on the screens. */
export const verify: Command = {
  name: 'verify',
  summary:
    'checks the chain of the log, every event, the invariants between events, every row of the read models, and the data stored beside the log',
  usage:
    '[--witness <folder, file or address>] [--witness-key <key>] [--against <checkpoint file>] [--quotes] [--json]',
  options: {
    ...KEPT_OPTIONS,
    quotes: { says: 'also checks that every quote of a report occurs in the text of its pages' },
    json: { says: 'for programs: one JSON document' },
  },
  examples: [
    '',
    '--witness https://git.example/witness.git',
    '--against /media/auditor/2030-01-31.json',
    '--quotes',
    '--json',
  ],
  async run(deps, values, positionals, out) {
    noArguments(positionals);
    const kept = await readKept(values, deps.signal);
    const started = performance.now();
    const reading = createProgress(out, 'Reading every event');
    const comparing = createProgress(out, 'Comparing the read models');
    const sources = {
      log: await deps.openLog(),
      open: await deps.openSeals(),
      openChain: deps.openChain,
      client: await deps.openDatabase(),
      sealing: (await deps.openKeys()).sealing,
    };
    const { now, signal } = deps;
    const verdict = await verifyLog(sources, {
      ...kept,
      now,
      signal,
      withQuotes: values['quotes'] === true,
      onProgress: (part, done, all) => (part === 'events' ? reading : comparing).show(done, all),
    }).finally(() => {
      reading.end();
      comparing.end();
    });
    const { chain, events, checks, passwords, quotes } = verdict;
    const seconds = (performance.now() - started) / 1_000;
    const isSound = areSound(verdict);
    const eventsPerSecond = Math.round(events / seconds);
    if (values['json'] === true) {
      await out.write(
        `${asJson({ isSound, events, seconds, eventsPerSecond, chain, checks, passwords, quotes }, 2)}\n`,
      );
      return isSound ? 0 : 1;
    }
    await out.write(chainLine(chain, kept, out));
    if (kept.witness !== undefined && 'end' in chain) await out.write(witnessLine(kept.witness, chain, out));
    for (const check of checks) await out.write(linesOf(check, out));
    if (passwords.uncommitted > 0) await out.write(passwordsLine(passwords));
    if (quotes !== undefined) await out.write(quotesLine(quotes));
    const speed = `${events} events in ${seconds.toFixed(1)} s, ${eventsPerSecond} events/s`;
    const conclusion = isSound ? out.paint('green', 'All is well.') : out.paint('red', 'Problems found.');
    await out.write(`\n${speed}. ${conclusion}\n`);
    return isSound ? 0 : 1;
  },
};

/** Without a checkpoint it is impossible to detect that the whole chain was rebuilt, or its end removed. */
const chainLine = (chain: ChainOrNone, { against, witness }: Kept, out: Output): string => {
  if ('fault' in chain) return `${out.paint('red', '✗')} chain: ${faultLine(chain.fault, out)}`;
  if ('unchecked' in chain) return `${out.paint('yellow', '?')} chain: ${chain.unchecked}\n`;
  const isAlone = against === undefined && witness === undefined;
  const since = isAlone
    ? '; without a --witness, a chain that was rebuilt as a whole is not noticed'
    : against && `, and matches the checkpoint at position ${against.position}`;
  return `${out.paint('green', '✓')} chain: every event follows from the one before it, up to position ${chain.end.position}${since ?? ''}\n`;
};

/** Names what was not compared, so that it is not assumed to match. */
const passwordsLine = ({ compared, uncommitted }: PasswordCounts): string =>
  `  ${compared} passwords were compared; ${uncommitted} were not, because the log has no commitment to them yet\n`;

/** Names the reports whose quotes could not be checked, so that they are not assumed to match. */
const quotesLine = ({ reports, quotes, withoutText, erased, notKept }: QuoteCounts): string => {
  const unchecked = [
    [withoutText, 'from before the text of pages was kept'],
    [notKept, 'whose text is no longer kept'],
    [erased, 'erased'],
  ] as const;
  const others = unchecked.flatMap(([count, why]) => (count === 0 ? [] : [`; ${count} not checked: ${why}`]));
  return `  ${quotes} quotes of ${reports} reports were looked up${others.join('')}\n`;
};

const linesOf = ({ name, claim, count, findings }: CheckResult, out: Output): string => {
  if (count === 0) return `${out.paint('green', '✓')} ${name}: ${claim}\n`;
  const more = count > findings.length ? `    … and ${count - findings.length} more\n` : '';
  return `${out.paint('red', `✗ ${name}`)}: ${claim}; violated ${count === 1 ? 'once' : `${count} times`}:\n${findings.map(findingLine).join('')}${more}`;
};

const findingLine = ({ where, says, event }: Finding): string => {
  const shown = event === undefined ? '' : ` (event ${event.id}, position ${Number(event.position)})`;
  return `    ${printable(where)} ${printable(says)}${shown}\n`;
};
