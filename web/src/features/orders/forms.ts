import '../../lib/zod-without-eval.ts';
import { giveEmailBody } from '@twofold/contracts/orders/api';

/** The typed values are sent unchanged. These schemas are here so that zod is configured before its use. */
export const giveEmailForm = giveEmailBody;
