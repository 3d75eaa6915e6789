import type { EventStore } from '@twofold/event-store/port';
import { headOf } from '@twofold/projector/head';
import { faultLine } from '../chain/fault-line.ts';
import { KEPT_OPTIONS, readKept } from '../chain/kept-options.ts';
import { verifyChain, type ChainVerdict, type VerifyOptions } from '../chain/verify-chain.ts';
import { none, type AuditorDeps, type Command } from '../command.ts';
import { isCannotAudit } from '../explain.ts';
import type { Output } from '../output.ts';
import { asJson, printable } from '../printable.ts';
import { createProgress } from '../progress.ts';
import { compareReadModels } from '../verification/compare-read-models.ts';
import type { CheckResult, Finding } from '../verification/findings.ts';
import { invariantsOf } from '../verification/invariants.ts';
import { verifyEvents } from '../verification/verify-events.ts';

type Chain = ChainVerdict | { readonly unchecked: string };

/** Everything that can be checked, from the bytes of the log to the rows on the screens. */
export const verify: Command = {
  name: 'verify',
  summary: 'checks the chain of the log, every event, what must hold between events, and every row of the read models',
  usage: '[--against <checkpoint file>] [--public-key <key>] [--json]',
  options: { ...KEPT_OPTIONS, json: { says: 'for programs: one JSON document' } },
  examples: ['', '--against /media/auditor/2030-01-31.json', '--json'],
  async run(deps, values, positionals, out) {
    none(positionals);
    const kept = await readKept(values);
    const started = performance.now();
    const chain = await verifyChainOf(deps, kept);
    const log = await deps.openLog();
    const { events, checks } = await verifyEventsOf(log, deps);
    const readModels = await compareReadModels(log, await deps.openDatabase(), deps);
    const seconds = (performance.now() - started) / 1_000;
    const all = [...checks, ...readModels];
    const isSound = !('fault' in chain) && all.every(({ count }) => count === 0);
    const eventsPerSecond = Math.round(events / seconds);
    if (values['json'] === true) {
      await out.write(`${asJson({ isSound, events, seconds, eventsPerSecond, chain, checks: all }, 2)}\n`);
      return isSound ? 0 : 1;
    }
    await out.write(chainLine(chain, kept, out));
    for (const check of all) await out.write(linesOf(check, out));
    const speed = `${events} events in ${seconds.toFixed(1)} s, ${eventsPerSecond} events/s`;
    const verdict = isSound ? out.paint('green', 'All is well.') : out.paint('red', 'Not all is well.');
    await out.write(`\n${speed}. ${verdict}\n`);
    return isSound ? 0 : 1;
  },
};

/** A log that has no chain can be checked in all other ways, but not against a checkpoint. */
const verifyChainOf = async ({ openChain, out }: AuditorDeps, kept: VerifyOptions): Promise<Chain> => {
  const progress = createProgress(out, 'Following the chain');
  try {
    return await verifyChain(await openChain(), { ...kept, onProgress: progress.show });
  } catch (error) {
    if (!isCannotAudit(error) || kept.against !== undefined) throw error;
    return { unchecked: error.message };
  } finally {
    progress.end();
  }
};

const verifyEventsOf = async (log: EventStore, { now, out, signal }: AuditorDeps) => {
  const progress = createProgress(out, 'Reading every event');
  const upTo = await headOf(log);
  const expected = Number(upTo ?? 0);
  return verifyEvents(log, {
    invariants: invariantsOf(now),
    upTo,
    signal,
    onProgress: (events) => progress.show(events, expected),
  }).finally(progress.end);
};

/** Without a checkpoint nobody can tell whether all of the chain was made anew, or its end taken away. */
const chainLine = (chain: Chain, { against }: VerifyOptions, out: Output): string => {
  if ('fault' in chain) return `${out.paint('red', '✗')} chain: ${faultLine(chain.fault, out)}`;
  if ('unchecked' in chain) return `${out.paint('yellow', '?')} chain: ${chain.unchecked}\n`;
  const since =
    against === undefined
      ? '; compare it with a checkpoint, --against'
      : `, and as it was kept at position ${against.position}`;
  return `${out.paint('green', '✓')} chain: every event follows from the one before it, up to position ${chain.end.position}${since}\n`;
};

const linesOf = ({ name, claim, count, findings }: CheckResult, out: Output): string => {
  if (count === 0) return `${out.paint('green', '✓')} ${name}: ${claim}\n`;
  const more = count > findings.length ? `    … and ${count - findings.length} more\n` : '';
  return `${out.paint('red', `✗ ${name}`)}: ${claim}; not so ${count === 1 ? 'once' : `${count} times`}:\n${findings.map(findingLine).join('')}${more}`;
};

const findingLine = ({ where, says, event }: Finding): string => {
  const shown = event === undefined ? '' : ` (event ${event.id}, position ${Number(event.position)})`;
  return `    ${printable(where)} ${printable(says)}${shown}\n`;
};
