import type { ChainReader } from '@twofold/event-store/chain';
import { exportPart, type ExportedPart, type ExportPart } from '../../chain/export-part.ts';
import { createManifest, type Manifest } from '../../chain/manifest.ts';
import type { Signer } from '../../chain/signature.ts';

export type Manifests = {
  /** Exports a part of the log, and remembers its manifest for a while. */
  readonly exported: (part: ExportPart, write: (text: string) => Promise<void>) => Promise<void>;
  /** The manifest of an export of this part: as remembered, or computed now. */
  readonly manifestOf: (part: ExportPart) => Promise<Manifest>;
};

/** How many exports are remembered; for others the log is read again. */
const REMEMBERED = 20;

/** The name that a part of a log is downloaded under. */
export const fileOf = ({ start, until, encoding }: ExportPart): string =>
  `twofold-log-${start.position + 1}-${until}.${encoding}`;

const nowhere = (): Promise<void> => Promise.resolve();

/**
 * Manifests of downloads. They are signed if there is a key, unless the chain is broken: a signature vouches for a
 * verified chain.
 */
export const createManifests = (
  chain: ChainReader,
  { signer, now }: { readonly signer: Signer | undefined; readonly now: () => Date },
): Manifests => {
  const remembered = new Map<string, ExportedPart>();
  const keyOf = (part: ExportPart): string => `${fileOf(part)} ${part.start.chain}`;

  const exported = async (part: ExportPart, write: (text: string) => Promise<void>): Promise<ExportedPart> => {
    const done = await exportPart(chain, part, { write });
    remembered.delete(keyOf(part));
    remembered.set(keyOf(part), done);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return done;
  };

  return {
    exported: async (part, write) => {
      await exported(part, write);
    },
    manifestOf: async (part) => {
      const { written, fault } = remembered.get(keyOf(part)) ?? (await exported(part, nowhere));
      const { start, encoding } = part;
      const content = { storeId: await chain.storeId(), file: fileOf(part), encoding, start };
      const exportedAt = now().toISOString();
      return createManifest({ ...content, ...written, exportedAt }, fault === undefined ? signer : undefined);
    },
  };
};
