import { writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { EVENTS_PAGE, eventsPage } from './events-page/events-page.ts';

/** `npm run docs:events`: writes docs/events.md. */
const options = await prettier.resolveConfig(EVENTS_PAGE);
await writeFile(EVENTS_PAGE, await prettier.format(eventsPage(), { ...options, filepath: EVENTS_PAGE }));
