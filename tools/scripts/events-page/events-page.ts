import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eventCatalogue } from '@twofold/contracts/event-catalogue';
import { schemasOf, type EventShape, type EventShapes } from '@twofold/contracts/versioned';
import { z } from 'zod';
import { ROOT } from '../run-command.ts';
import { describeFields } from './describe-fields.ts';
import { RELEASED } from './released.ts';
import { sourceComments } from './source-comments.ts';

/** The page that `npm run docs:events` writes. */
export const EVENTS_PAGE = path.join(ROOT, 'docs', 'events.md');

const HEAD = `# Events

Every event that the log can hold, by the category of its stream, with the fields of the version that is written today. _Sealed_ fields are
encrypted with a key that erasing deletes. Metadata is the same for all: \`correlationId\`, \`causationId\`, \`commandId\`, \`actor\`, \`occurredAt\`,
\`schemaVersion\`. Written by \`npm run docs:events\` from \`contracts\`.
`;

/** The whole page, made from the shapes and comments in \`contracts\` and the names of the reactors. */
export const eventsPage = (catalogue: Readonly<Record<string, EventShapes>> = eventCatalogue): string => {
  const comments = sourceComments();
  const reactors = reactorsByEvent();
  const categories = Object.entries(catalogue).map(([category, shapes]) => {
    const [first = ''] = Object.keys(shapes);
    const events = Object.entries(shapes).map(([type, shape]) =>
      [
        `### ${type}`,
        comments.ofType(type),
        `Since ${sinceOf(type)}${versionsOf(shape)}. Fields: ${describeFields(shape instanceof z.ZodType ? shape : shape.schema)}.`,
        followedBy(reactors.get(type)),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
    );
    return [`## ${category}`, comments.ofMap(first), ...events].filter((part) => part !== '').join('\n\n');
  });
  return `${[HEAD.trimEnd(), ...categories].join('\n\n')}\n`;
};

const sinceOf = (type: string): string =>
  Object.entries(RELEASED).find(([, types]) => types.includes(type))?.[0] ?? 'the next release';

const versionsOf = (shape: EventShape): string => {
  const versions = schemasOf(shape).length;
  return versions === 1 ? '' : `, version ${versions}`;
};

const followedBy = (reactors: readonly string[] = []): string =>
  reactors.length === 0 ? '' : `Reactors: ${reactors.map((name) => `\`${name}\``).join(', ')}.`;

/** Reactors are named after the event that they react to. */
const reactorsByEvent = (): ReadonlyMap<string, readonly string[]> => {
  const names = readdirSync(path.join(ROOT, 'command-service', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.reactor.ts'))
    .map((file) => path.basename(file, '.reactor.ts'))
    .toSorted();
  const byEvent = new Map<string, string[]>();
  for (const name of names) {
    const event = pascalCase(name.slice(name.lastIndexOf('-on-') + '-on-'.length));
    byEvent.set(event, [...(byEvent.get(event) ?? []), name]);
  }
  return byEvent;
};

const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
