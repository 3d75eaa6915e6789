import type { RecordedEvent } from '@twofold/event-store/port';
import { fieldsOf, type FieldChange } from '../browsing/field-changes.ts';
import { readMoment } from '../browsing/moment.ts';
import { createStreamFold } from '../browsing/rows-of-stream.ts';
import { onlyOne, textOf, WrongUsage, type Command } from '../command.ts';
import { CannotAudit } from '../explain.ts';
import { asJson, printable, shortened } from '../printable.ts';
import { sentenceOf } from '../sentences/sentence-of.ts';

/** The fields that changed between two moments of a stream, with the event that changed each. */
export const diff: Command = {
  name: 'diff',
  summary: 'which fields changed between two moments of a stream, and which event changed each',
  usage: '<stream> --from <revision|time> [--to <revision|time>] [--json]',
  options: {
    from: { placeholder: 'revision|time', says: 'what had happened by then is not shown' },
    to: { placeholder: 'revision|time', says: 'what happened after this is not shown either (now)' },
    json: { says: 'for programs: one JSON document for each event, on a line' },
  },
  examples: ['order-9 --from 1 --to 3', 'product-7 --from 2030-01-31'],
  async run({ openLog }, values, positionals, out) {
    const stream = onlyOne(positionals, 'the name of a stream');
    const [from, to] = [textOf(values, 'from'), textOf(values, 'to')];
    if (from === undefined) throw new WrongUsage('--from is missing');
    const wasBefore = readMoment(from);
    const isWithin = to === undefined ? () => true : readMoment(to);
    const fold = createStreamFold();
    const log = await openLog();
    let count = 0;
    for await (const event of log.readStream(stream)) {
      count += 1;
      if (!isWithin(event)) break;
      const changes = fold.apply(event).flatMap(fieldsOf);
      if (wasBefore(event)) continue;
      await out.write(values['json'] === true ? jsonLine(event, changes) : lines(event, changes));
    }
    if (count === 0) throw new CannotAudit(`There is no stream ${stream}.`);
    return 0;
  },
};

const jsonLine = ({ revision, id, type, recordedAt }: RecordedEvent, changes: readonly FieldChange[]): string =>
  `${asJson({ revision, id, type, recordedAt, changes })}\n`;

const lines = (event: RecordedEvent, changes: readonly FieldChange[]): string => {
  const changed = changes.map(
    ({ table, key, field, before, after }) =>
      `  ${table} ${printable(String(key))} ${field}: ${shown(before)} → ${shown(after)}\n`,
  );
  const head = `${event.revision}  ${event.recordedAt}  ${printable(sentenceOf(event))}.\n`;
  return head + (changed.length > 0 ? changed.join('') : '  no row changed\n');
};

const MAX_LENGTH = 80;

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : shortened(JSON.stringify(value), MAX_LENGTH);
