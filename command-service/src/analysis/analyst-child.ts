import { analyzeSite } from '@twofold/analyst/built-in/analyze-site';
import { numberedInput } from '@twofold/analyst/model/input/numbered-input';
import type { AnalystTask } from './built-in-analyst.ts';

const answerTo = (asked: AnalystTask): unknown =>
  asked.task === 'report' ? analyzeSite(asked.snapshot) : numberedInput(asked.snapshot, asked.ruled);

/*
 * The process of the built-in analyst: answers each snapshot with a report, or with the excerpts a model may cite, in
 * order. Started by `built-in-analyst.ts` with an empty environment. It exits when the channel to its parent closes.
 */
process.on('message', (asked: AnalystTask) => process.send?.(answerTo(asked)));
process.send?.('ready');
process.on('disconnect', () => process.exit());
