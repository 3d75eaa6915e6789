import '../../../lib/zod-without-eval.ts';
import { skipParkedStreamBody } from '@twofold/contracts/operations/api';

/** Exported from here so that zod is configured before its use. */
export const skipForm = skipParkedStreamBody;
