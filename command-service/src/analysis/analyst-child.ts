import { analyzeSite } from '@twofold/analyst/built-in/analyze-site';
import { numberedInput } from '@twofold/analyst/model/input/numbered-input';
import type { AnalystTask } from './built-in-analyst.ts';

const answerTo = (asked: AnalystTask): unknown =>
  asked.task === 'report' ? analyzeSite(asked.snapshot) : numberedInput(asked.snapshot, asked.ruled);

/*
 * The process of the built-in analyst: it answers each snapshot with its report, or with what a model may cite of it, in the
 * order in which it is asked. Started by `built-in-analyst.ts` with an empty environment. When the channel to its parent
 * closes, nobody waits for an answer.
 */
process.on('message', (asked: AnalystTask) => process.send?.(answerTo(asked)));
process.on('disconnect', () => process.exit());
