import { readMoment } from '../browsing/moment.ts';
import { createStreamFold } from '../browsing/rows-of-stream.ts';
import { onlyOne, textOf, type Command } from '../command.ts';
import { CannotAudit } from '../explain.ts';
import { asJson, printable, shortened } from '../printable.ts';
import { asColumns } from '../table.ts';

/** The rows that the projections make of a stream's events up to a moment. */
export const state: Command = {
  name: 'state',
  summary: 'what the read models make of one stream, now or at a moment of the past',
  usage: '<stream> [--at <revision|time>] [--json]',
  options: {
    at: { placeholder: 'revision|time', says: 'up to this revision, or to what was recorded by this ISO time' },
    json: { says: 'for programs: one JSON document' },
  },
  examples: ['order-9', 'order-9 --at 2', 'credits-17 --at 2030-01-31T12:00:00Z --json'],
  async run({ openLog }, values, positionals, out) {
    const stream = onlyOne(positionals, 'the name of a stream');
    const at = textOf(values, 'at');
    const hadHappened = at === undefined ? () => true : readMoment(at);
    const fold = createStreamFold();
    const log = await openLog();
    let count = 0;
    for await (const event of log.readStream(stream)) {
      if (!hadHappened(event)) break;
      fold.apply(event);
      count += 1;
    }
    if (count === 0) throw new CannotAudit(`The stream ${stream} had no event then.`);
    const rows = fold.rows();
    if (values['json'] === true) {
      await out.write(`${asJson({ stream, events: count, rows }, 2)}\n`);
      return 0;
    }
    await out.write(`${printable(stream)} after ${count === 1 ? '1 event' : `${count} events`}\n`);
    if (rows.length === 0) await out.write('No read model has a row of it.\n');
    for (const { table, key, row } of rows) {
      const fields = Object.entries(row).map(([name, value]) => [
        `  ${name}`,
        shortened(String(value ?? '–'), MAX_LENGTH),
      ]);
      await out.write(`\n${out.paint('bold', `${table} ${printable(String(key))}`)}\n${asColumns(fields)}`);
    }
    return 0;
  },
};

const MAX_LENGTH = 200;
