import '../../lib/zod-without-eval.ts';
import { giveEmailBody } from '@twofold/contracts/orders/api';

/** What is typed is what is sent. It stands here so that zod is set up before it is used. */
export const giveEmailForm = giveEmailBody;
