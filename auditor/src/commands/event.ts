import { onlyOne, WrongUsage, type Command } from '../command.ts';
import { CannotAudit } from '../explain.ts';
import { asJson, printable } from '../printable.ts';
import { sentenceOf } from '../sentences/sentence-of.ts';
import { asColumns } from '../table.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Everything about one event. The log is read from its end until it is found. */
export const event: Command = {
  name: 'event',
  summary: 'one event with everything that was recorded of it',
  usage: '<id> [--json]',
  options: { json: { says: 'for programs: one JSON document' } },
  examples: ['0195fd2e-0000-5000-8000-000000000000', '0195fd2e-0000-5000-8000-000000000000 --json'],
  async run({ openLog }, values, positionals, out) {
    const id = onlyOne(positionals, 'the id of an event').toLowerCase();
    if (!UUID.test(id)) throw new WrongUsage(`"${id}" is not the id of an event`);
    const log = await openLog();
    for await (const found of log.readAll({ direction: 'backwards' })) {
      if (found.id !== id) continue;
      const { data, metadata, ...place } = found;
      if (values['json'] === true) {
        await out.write(`${asJson({ ...found, sentence: sentenceOf(found) }, 2)}\n`);
        return 0;
      }
      const fields = Object.entries({ ...place, ...metadata }).map(([name, value]) => [name, printable(String(value))]);
      await out.write(`${printable(sentenceOf(found))}.\n\n${asColumns(fields)}data\n${asJson(data, 2)}\n`);
      return 0;
    }
    throw new CannotAudit(`There is no event ${id}.`);
  },
};
