import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { causeTree, type CauseNode } from '../browsing/cause-tree.ts';
import { onlyOne, type Command } from '../command.ts';
import { CannotAudit } from '../explain.ts';
import type { Output } from '../output.ts';
import { asJson, printable } from '../printable.ts';
import { sentenceOf } from '../sentences/sentence-of.ts';

/** All events that followed from one request, over all streams. */
export const trace: Command = {
  name: 'trace',
  summary: 'everything that followed from one request, as a tree of causes and effects',
  usage: '<correlation id> [--json]',
  options: { json: { says: 'for programs: one JSON document, effects inside their causes' } },
  examples: ['7d0c1d9e-5a4b-4f0a-9f3e-2b1f6f1c9d11'],
  async run({ openLog }, values, positionals, out) {
    const correlationId = onlyOne(positionals, 'a correlation id, as "event" shows it');
    const events = await eventsOf(await openLog(), correlationId);
    const [first] = events;
    if (first === undefined) throw new CannotAudit(`No event belongs to ${correlationId}.`);
    const roots = causeTree(events);
    if (values['json'] === true) {
      await out.write(`${asJson(roots.map(asDocument), 2)}\n`);
      return 0;
    }
    const streams = new Set(events.map(({ stream }) => stream)).size;
    await out.write(`${events.length} events in ${streams} streams, from ${first.recordedAt} on\n`);
    const start = Date.parse(first.recordedAt);
    for (const root of roots) await writeTree(root, '', start, out);
    return 0;
  },
};

const eventsOf = async (log: EventStore, correlationId: string): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of log.readAll()) if (event.metadata.correlationId === correlationId) events.push(event);
  return events;
};

const asDocument = ({ event, effects }: CauseNode): unknown => ({
  ...event,
  sentence: sentenceOf(event),
  effects: effects.map(asDocument),
});

const writeTree = async ({ event, effects }: CauseNode, indent: string, start: number, out: Output): Promise<void> => {
  const after = `+${((Date.parse(event.recordedAt) - start) / 1_000).toFixed(3)} s`;
  const who = out.paint('dim', `(${printable(event.metadata.actor)}, ${printable(event.stream)} ${event.revision})`);
  await out.write(`${out.paint('dim', after.padStart(12))}  ${indent}${printable(sentenceOf(event))}. ${who}\n`);
  for (const effect of effects) await writeTree(effect, `${indent.replace('└', ' ')}  └ `, start, out);
};
