import { eventJsonLine, eventLine } from '../browsing/event-line.ts';
import { onlyOne, type Command } from '../command.ts';
import { CannotAudit } from '../explain.ts';

/** The events of one stream in sentences, from the first one. */
export const stream: Command = {
  name: 'stream',
  summary: 'the events of one stream in sentences',
  usage: '<name> [--json]',
  options: { json: { says: 'for programs: one JSON document on each line, with the data' } },
  examples: ['order-9', 'user-17 --json'],
  async run({ openLog }, values, positionals, out) {
    const name = onlyOne(positionals, 'the name of a stream');
    const log = await openLog();
    let count = 0;
    for await (const event of log.readStream(name)) {
      count += 1;
      await out.write(values['json'] === true ? eventJsonLine(event) : eventLine(event, out));
    }
    if (count === 0) throw new CannotAudit(`There is no stream ${name}.`);
    return 0;
  },
};
