import { analysisEvents } from '@twofold/contracts/analysis/events';
import type { ListedProduct, ProductDocument } from '@twofold/contracts/analysis/read-model';
import { isErased } from '@twofold/contracts/personal';
import { projection } from '../projection.ts';

/**
 * A product from its first event on. The view shows it once `document` and `summary`, both JSON texts, are there, until it
 * is taken down. What is hidden was unlisted or lost its owner. `claimable_by` is the browser that submitted it as a
 * visitor, while nobody has owned it.
 */
export type ProductState = {
  readonly id: number;
  readonly status: 'pending' | 'completed' | 'failed' | 'erased' | 'taken-down';
  readonly owner_id: number | null;
  readonly is_listed: boolean;
  readonly is_hidden: boolean;
  readonly claimable_by: string | null;
  readonly url: string;
  readonly document: string | null;
  readonly summary: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly public_url: string | null;
};

/** A product of which there is nothing to show. */
const NOTHING = { document: null, summary: null, title: null, description: null, public_url: null };

/** Every finished analysis as the screens show it. Reads `product-<productId>`. */
export const productsProjection = projection<ProductState, typeof analysisEvents>('products', {
  version: 4,
  events: analysisEvents,
  keys: ({ data }) => [data.productId],
  apply: {
    AnalysisRequested: (product, { data }) =>
      product ?? {
        id: data.productId,
        status: 'pending',
        owner_id: data.requestedBy ?? null,
        is_listed: false,
        is_hidden: false,
        claimable_by: data.requestedBy === undefined ? (data.submittedBy ?? null) : null,
        url: isErased(data.url) ? '' : cutAt(data.url, '#'),
        ...NOTHING,
      },
    AnalysisCompleted: (product, { data }) => {
      if (product === undefined) return undefined;
      if (isErased(data.report)) return { ...product, status: 'erased' };
      const { evidence, ...report } = data.report;
      const shown = {
        id: data.productId,
        url: product.url,
        ...report,
        createdAt: data.completedAt,
        provenance: data.provenance,
      };
      // Discover is public: what stands behind the question mark may be meant for somebody (D-55).
      const publicUrl = cutAt(product.url, '?');
      return {
        ...product,
        status: 'completed',
        is_listed: !product.is_hidden,
        document: JSON.stringify({ ...shown, evidence } satisfies ProductDocument),
        summary: JSON.stringify({ ...shown, url: publicUrl } satisfies ListedProduct),
        title: report.title,
        description: report.description,
        public_url: publicUrl,
      };
    },
    AnalysisFailed: (product) => (product?.status === 'pending' ? { ...product, status: 'failed' } : product),
    ProductClaimed: (product, { data }) => product && { ...product, owner_id: data.userId, claimable_by: null },
    ProductUnlisted: (product) => product && { ...product, is_listed: false, is_hidden: true },
    ProductTakenDown: (product) =>
      product && {
        ...product,
        status: 'taken-down',
        is_listed: false,
        is_hidden: true,
        claimable_by: null,
        url: '',
        ...NOTHING,
      },
    ProductDisowned: (product) => product && { ...product, owner_id: null, is_listed: false, is_hidden: true },
  },
});

const cutAt = (text: string, mark: string): string => text.split(mark, 1)[0] ?? text;
