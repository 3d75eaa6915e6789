import { analyzeSite } from '@twofold/analyst/built-in/analyze-site';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';

/*
 * The process of the built-in analyst: it answers each snapshot with its report, in the order in which it is asked. Started by
 * `built-in-analyst.ts` with an empty environment. When the channel to its parent closes, nobody waits for an answer.
 */
process.on('message', (snapshot: SiteSnapshot) => process.send?.(analyzeSite(snapshot)));
process.on('disconnect', () => process.exit());
