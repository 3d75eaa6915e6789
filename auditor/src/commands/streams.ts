import type { RecordedEvent } from '@twofold/event-store/port';
import { countOf, noArguments, textOf, type Command } from '../command.ts';
import { asJson, printable } from '../printable.ts';
import { categoryOf } from '../shape-of.ts';
import { asColumns } from '../table.ts';

const SHOWN = 20;

type Seen = { readonly events: number; readonly last: RecordedEvent };

/** How many streams there are of each category, and which have the newest events. */
export const streams: Command = {
  name: 'streams',
  summary: 'how many streams and events of each category there are, and the streams with the newest events',
  usage: '[--prefix <beginning>] [--newest <number>] [--json]',
  options: {
    prefix: { placeholder: 'beginning', says: 'only streams whose names begin so, such as order-' },
    newest: { placeholder: 'number', says: `how many streams to name (${SHOWN})` },
    json: { says: 'for programs: one JSON document' },
  },
  examples: ['', '--prefix order- --newest 5', '--json'],
  async run({ openLog }, values, positionals, out) {
    noArguments(positionals);
    const newest = countOf(values, 'newest') ?? SHOWN;
    const prefix = textOf(values, 'prefix');
    const log = await openLog();
    const seen = new Map<string, Seen>();
    const filter = prefix === undefined ? {} : { filter: { streamPrefixes: [prefix] } };
    for await (const event of log.readAll(filter)) {
      seen.set(event.stream, { events: (seen.get(event.stream)?.events ?? 0) + 1, last: event });
    }
    const categories = countByCategory(seen);
    const shown = [...seen.entries()]
      .toSorted(([, one], [, other]) => (one.last.position < other.last.position ? 1 : -1))
      .slice(0, newest)
      .map(([stream, { events, last }]) => ({ stream, events, newest: last.type, recordedAt: last.recordedAt }));
    if (values['json'] === true) {
      await out.write(`${asJson({ categories, streams: shown }, 2)}\n`);
      return 0;
    }
    const totals = categories.map((each) => [each.category, String(each.streams), String(each.events)]);
    await out.write(asColumns([['category', 'streams', 'events'], ...totals], [1, 2]));
    const lines = shown.map((each) => [
      each.recordedAt,
      printable(each.stream),
      String(each.events),
      printable(each.newest),
    ]);
    await out.write(`\n${asColumns([['newest at', 'stream', 'events', 'newest event'], ...lines], [2])}`);
    return 0;
  },
};

const countByCategory = (seen: ReadonlyMap<string, Seen>) => {
  const categories = new Map<string, { streams: number; events: number }>();
  for (const [stream, { events }] of seen) {
    const category = printable(categoryOf(stream));
    const counted = categories.get(category) ?? { streams: 0, events: 0 };
    categories.set(category, { streams: counted.streams + 1, events: counted.events + events });
  }
  return [...categories]
    .map(([category, counted]) => ({ category, ...counted }))
    .toSorted((one, other) => one.category.localeCompare(other.category));
};
