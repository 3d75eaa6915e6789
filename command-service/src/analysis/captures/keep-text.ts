import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { TEXT_CAPTURE, type CapturedText } from '@twofold/contracts/analysis/captures';
import type { Logger } from '@twofold/http/log';
import type { CompleteAnalysis } from '../commands.ts';
import type { Captures } from './captures.ts';

const compress = promisify(gzip);

/** Maximum compressed size per version. What is read of a site is smaller. */
const MAX_BYTES = 2_000_000;

/** The fields of an event about the captures of its report. */
export type KeptBeside = Pick<CompleteAnalysis['data'], 'captures' | 'measurement'>;

/** Stores the text that a report was made from; the event that records the report must name it. */
export type KeepText = (productId: number, version: number, text: CapturedText) => Promise<KeptBeside>;

/** If `isMeasured`, the event also states that the site is measured afterwards. */
export const createKeepText = (deps: {
  readonly captures: Pick<Captures, 'keep'>;
  readonly isMeasured: () => boolean;
  readonly log: Logger;
}): KeepText => {
  const { captures, isMeasured, log } = deps;
  return async (productId, version, text) => {
    const plan: KeptBeside = isMeasured() ? { measurement: 'follows' } : {};
    const bytes = await compress(JSON.stringify(text));
    if (bytes.length > MAX_BYTES) {
      log.warn({ productId, version, bytes: bytes.length }, 'the text of the pages is too long to store');
      return plan;
    }
    const capture = await captures.keep({ productId, version, name: TEXT_CAPTURE }, bytes);
    return capture === undefined ? plan : { captures: [capture], ...plan };
  };
};
