import '../../../lib/zod-without-eval.ts';
import { removeProductBody } from '@twofold/contracts/analysis/api';
import type { z } from 'zod';

/** A moderator must give a reason; the owner needs none (D-39). */
export const reasonForm = removeProductBody.required();
export type ReasonForm = z.infer<typeof reasonForm>;
