import { createHash } from 'node:crypto';
import { productView } from '@twofold/contracts/analysis/api';
import { publishedDocument } from '@twofold/query-service/analysis/queries';
import type { Pipelines } from '@twofold/query-service/pipelines';
import type { ReportPreview } from './page-head.ts';

const described = productView.pick({ title: true, description: true });

/** Previews truncate longer texts. */
const DESCRIPTION_LENGTH = 200;

/**
 * The preview of a shared report: the name of the app, and the first words of its description. An unlisted one has a
 * preview only at the address of its share link.
 */
export const describeReport =
  (database: Pick<Pipelines, 'query'>) =>
  async (productId: number, share?: string): Promise<ReportPreview | undefined> => {
    const shareHash = share === undefined ? undefined : createHash('sha256').update(share).digest('hex');
    const document = await publishedDocument(database, String(productId), shareHash);
    if (document === undefined) return undefined;
    const { title, description } = described.parse(JSON.parse(document));
    const name = title.trim() || 'Untitled App';
    return {
      name,
      title: `${name}: analysis`,
      description:
        cut(description.trim()) || 'What a machine read in this site, with the sentence behind each finding.',
    };
  };

const cut = (text: string): string =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 3).trimEnd()}...`;
