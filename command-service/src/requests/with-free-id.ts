import { Refusal } from '../decider.ts';
import type { WriteRun } from './repeatable.ts';

/**
 * Runs a write with the id allocated to its request, and with further ids while a decider refuses one with the code
 * `taken`: after a restore the sequence may hand out used ids, and another request may have abandoned one. A repeat of
 * the request gets the same id.
 */
export const withFreeId = async <Result>(
  { allocated, nextId }: Pick<WriteRun, 'allocated' | 'nextId'>,
  { name, taken }: { readonly name: string; readonly taken: string },
  run: (id: number) => Promise<Result>,
): Promise<Result> => {
  let id = allocated[name] ?? (await nextId(name));
  for (;;) {
    try {
      return await run(id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== taken) throw error;
      id = await nextId(name);
    }
  }
};
