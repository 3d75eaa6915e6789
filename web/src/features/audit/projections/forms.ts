import '../../../lib/zod-without-eval.ts';
import { skipParkedStreamBody } from '@twofold/contracts/operations/api';

/** Why an event is skipped, as the server checks it. */
export const skipForm = skipParkedStreamBody;
