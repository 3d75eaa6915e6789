import type { ChainReader } from '@twofold/event-store/chain';
import { createChainChecker } from './chain-checker.ts';
import type { ChainFault } from './chain-fault.ts';
import type { ChainRange } from './choose-range.ts';
import type { ExportEncoding } from './export-line.ts';
import { writeExport, type Written } from './write-export.ts';

export type ExportPart = ChainRange & { readonly encoding: ExportEncoding };

/** The exported part, and the first fault of its chain: such an export must not be signed. */
export type ExportedPart = { readonly written: Written; readonly fault: ChainFault | undefined };

/** Writes events as they are stored, whether or not they verify, with backpressure from `write`. */
export const exportPart = async (
  chain: ChainReader,
  { start, until, encoding }: ExportPart,
  options: {
    readonly write: (text: string) => Promise<void>;
    /** Called for each event. */
    readonly throwIfStopped?: () => void;
    readonly onProgress?: (position: number) => void;
  },
): Promise<ExportedPart> => {
  const { write, throwIfStopped, onProgress } = options;
  const checker = createChainChecker(start);
  let fault: ChainFault | undefined;
  const events = async function* () {
    for await (const event of chain.read({ after: start.position === 0 ? undefined : start.position, until })) {
      throwIfStopped?.();
      fault ??= checker.check(event);
      yield event;
    }
  };
  const written = await writeExport(events(), { encoding, start, write, ...(onProgress && { onProgress }) });
  return { written, fault };
};
