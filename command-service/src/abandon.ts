import type { EventShapes } from '@twofold/contracts/versioned';
import type { Category } from './category.ts';
import { partOf, type CommandContext, type HandleCommand } from './command-handler.ts';
import { Refusal } from './decider.ts';

/** A process that has not been recorded this long after it began has most likely died. */
const UNFINISHED_MS = 30_000;

/** An unrecorded process that began at an ISO time, and the command that ends it permanently; `id` names its stream. */
export type Unfinished<Command> = { readonly id: number; readonly begunAt: string; readonly command: Command };

/**
 * Abandons an unfinished process of another user, so that it can never finish. Answers false while the process may
 * still be running, or if it has just finished.
 */
export const createAbandon = (deps: { readonly handle: HandleCommand; readonly now: () => Date }) => {
  const { handle, now } = deps;
  return async <Shapes extends EventShapes, State, Command extends { readonly type: string }>(
    category: Category<Shapes, State, Command>,
    { id, begunAt, command }: Unfinished<Command>,
    context: CommandContext,
  ): Promise<boolean> => {
    if (now().getTime() - Date.parse(begunAt) < UNFINISHED_MS) return false;
    try {
      await handle(category, id, command, partOf(context, `${command.type}/${id}`));
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
};
