import path from 'node:path';
import { REACTORS } from '@twofold/command-service/background';
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
\`schemaVersion\`. A reactor sends commands that follow from an event. \`npm run docs:events\` writes this page from \`contracts\` and
the reactors of \`command-service\`.
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
        `${releaseOf(type)}${versionsOf(shape)}. Fields: ${describeFields(shape instanceof z.ZodType ? shape : shape.schema)}.`,
        followedBy(reactors.get(type)),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
    );
    return [`## ${category}`, comments.ofMap(first), ...events].filter((part) => part !== '').join('\n\n');
  });
  return `${[HEAD.trimEnd(), ...categories].join('\n\n')}\n`;
};

const releaseOf = (type: string): string => {
  const release = Object.entries(RELEASED).find(([, types]) => types.includes(type));
  return release ? `Since ${release[0]}` : 'Not yet released';
};

const versionsOf = (shape: EventShape): string => {
  const versions = schemasOf(shape).length;
  return versions === 1 ? '' : `, version ${versions}`;
};

const followedBy = (reactors: readonly string[] = []): string =>
  reactors.length === 0 ? '' : `Reactors: ${reactors.map((name) => `\`${name}\``).join(', ')}.`;

/** The names of the reactors to each type of event, as the reactors declare them. */
const reactorsByEvent = (): ReadonlyMap<string, readonly string[]> => {
  const byEvent = new Map<string, string[]>();
  for (const { name, on } of REACTORS.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    for (const type of on) byEvent.set(type, [...(byEvent.get(type) ?? []), name]);
  return byEvent;
};
