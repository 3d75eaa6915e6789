import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import { eventJsonLine, eventLine } from '../browsing/event-line.ts';
import { countOf, noArguments, type Command } from '../command.ts';
import { isAccess } from '../shape-of.ts';

const SHOWN = 20;

/** Prints the end of the log, and new events as they are appended. */
export const tail: Command = {
  name: 'tail',
  summary: 'the newest events of the whole log, and with --follow those to come',
  usage: '[--newest <number>] [--follow] [--json]',
  options: {
    newest: { placeholder: 'number', says: `how many events to begin with (${SHOWN})` },
    follow: { says: 'go on until you press Ctrl+C' },
    json: { says: 'for programs: one JSON document on each line, with the data' },
  },
  examples: ['--newest 5', '--follow', '--follow --json'],
  async run({ openLog, signal }, values, positionals, out) {
    noArguments(positionals);
    const log = await openLog();
    const write = (event: RecordedEvent): Promise<void> =>
      out.write(values['json'] === true ? eventJsonLine(event) : eventLine(event, out));
    const { events, head } = await newestOf(log, countOf(values, 'newest') ?? SHOWN);
    for (const event of events) await write(event);
    if (values['follow'] !== true) return 0;
    const after = head === undefined ? {} : { after: head };
    for await (const message of log.subscribeToAll({ ...after, signal })) {
      if ('caughtUp' in message) continue;
      for (const event of message.events) if (!isAccess(event)) await write(event);
    }
    return 0;
  },
};

/** The newest events, oldest first, and where the log ended when they were read. */
const newestOf = async (
  log: EventStore,
  count: number,
): Promise<{ events: readonly RecordedEvent[]; head: Position | undefined }> => {
  const events: RecordedEvent[] = [];
  let head: Position | undefined;
  for await (const event of log.readAll({ direction: 'backwards' })) {
    head ??= event.position;
    if (!isAccess(event)) events.push(event);
    if (events.length === count) break;
  }
  return { events: events.toReversed(), head };
};
