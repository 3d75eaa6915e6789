import { writeFile } from 'node:fs/promises';
import { EVENTS_PAGE, eventsPage } from './events-page/events-page.ts';
import { formatted } from './formatted.ts';

/** `npm run docs:events`: writes docs/events.md. */
await writeFile(EVENTS_PAGE, await formatted(EVENTS_PAGE, eventsPage()));
