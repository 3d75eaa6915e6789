import '../../../lib/zod-without-eval.ts';
import { removeProductBody } from '@twofold/contracts/analysis/api';
import type { z } from 'zod';

/** A moderator says why; the owner needs no reason (D-39). */
export const reasonForm = removeProductBody.required();
export type ReasonForm = z.infer<typeof reasonForm>;
