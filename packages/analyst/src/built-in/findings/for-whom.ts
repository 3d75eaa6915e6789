import { type KindId, kindsOf } from '../kind/kind.ts';
import type { Context } from './context.ts';

/** Offers that readers only take for theirs where they are named. */
const ADDRESSED: ReadonlySet<KindId> = kindsOf(
  'saas developer-tool app directory agency insurance finance course event telecom',
);

/** Whether readers miss an audience: a restaurant or a shop is for those who want what it sells. */
export const needsAudience = ({ isSure, judgment, audiences }: Context): boolean =>
  audiences.length > 0 || !isSure || ADDRESSED.has(judgment.kind.id);
