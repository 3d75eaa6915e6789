import '../../../lib/zod-without-eval.ts';
import { briefText, type OwnBriefView } from '@twofold/contracts/feedback/api';
import type { z } from 'zod';

export const briefForm = briefText;
export type BriefForm = z.input<typeof briefText>;

/** The form values of a brief, always with three questions. */
export const toFormValues = (brief: OwnBriefView | undefined): BriefForm => ({
  task: brief?.task ?? '',
  questions: [0, 1, 2].map((index) => brief?.questions[index] ?? ''),
  access: brief?.access ?? '',
});
