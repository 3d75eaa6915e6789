import { textOf, type Detour } from '../failpoints/around-queries.ts';
import { MOVE_OF_CHECKPOINT } from './checkpoint-apart.ts';

/** What a checkpoint is compared with before it is moved. */
const FENCE = /and checkpoint\.epoch = move\.epoch\s+and checkpoint\.position is not distinct from move\.origin/;

/** Broken on purpose: the projector goes on with its batch although somebody else has taken over. */
export const withoutFence: Detour = (client, args, send) => {
  const [first, ...rest] = args;
  const text = textOf(first) ?? '';
  if (!MOVE_OF_CHECKPOINT.test(text)) return send.apply(client, [...args]);
  if (!FENCE.test(text)) throw new Error(`There is no fence in ${text}`);
  return send.apply(client, [text.replace(FENCE, ''), ...rest]);
};
