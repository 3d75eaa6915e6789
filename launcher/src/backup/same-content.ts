import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createChainChecker } from '@twofold/auditor/chain/chain-checker';
import { manifest, manifestPath } from '@twofold/auditor/chain/manifest';
import { eventsOfExport } from '@twofold/auditor/chain/verify-export';
import type { ChainReader } from '@twofold/event-store/chain';
import { CannotStart } from '../cannot-start.ts';

/**
 * Compares a log with a rebuilt chain with the copy that it was restored from: each event must have the same content,
 * revision and position, and the new chain must be sound. Times of recording, and so the links, differ.
 * @throws CannotStart at the first difference
 */
export const refuseUnlessSameContent = async (chain: ChainReader, file: string): Promise<void> => {
  const described = manifest.parse(JSON.parse(await readFile(manifestPath(file), 'utf8')));
  const refuse = (position: number, what: string): never => {
    throw new CannotStart(`The log is not what ${file} has, at ${position}: ${what}. Start again with an empty one.`);
  };
  const restored = chain.read({ until: described.end.position })[Symbol.asyncIterator]();
  const checker = createChainChecker();
  for await (const { position, leaf } of eventsOfExport(createReadStream(file), described)) {
    const { value: event, done } = await restored.next();
    if (done === true) return refuse(position, 'it ends before it');
    const fault = checker.check(event);
    if (fault !== undefined) refuse(position, fault.detail);
    if (event.leaf !== leaf) refuse(position, 'the event says something else');
  }
};
