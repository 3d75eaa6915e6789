import { analysisEvents, type AnalysisEvent } from '@twofold/contracts/analysis/events';
import { VERSIONS_WITH_CAPTURES } from '@twofold/contracts/analysis/captures';
import type { ListedProduct, ProductDocument } from '@twofold/contracts/analysis/read-model';
import { publicAddress, withoutUserinfo } from '@twofold/contracts/analysis/public-address';
import { hideSecrets } from '@twofold/contracts/analysis/hide-secrets';
import { isErased } from '@twofold/contracts/personal';
import { projection } from '../projection.ts';
import {
  notMeasured,
  planned,
  withMeasurement,
  withoutMeasurements,
  withoutCaptures,
  withScreenshots,
} from './measurement.ts';
import { searchText } from './search-text.ts';

/**
 * A product from its first event on. The view includes it from the time when `document` and `summary` (JSON texts) are
 * set until it is taken down. A hidden product was unlisted or lost its owner. `claimable_by` is the browser that
 * submitted it as a visitor, as long as it has never had an owner; `submitted_by` is the submitting browser in any case.
 * `share_hash` is the SHA-256 of the token in its share link. `url` is the whole address; all displayed texts omit its
 * secret parts (D-134). `version` is that of the report; `older` is a JSON object of the documents of earlier versions,
 * by number. `search_text` are the search words, separated by blanks.
 */
export type ProductState = {
  readonly id: number;
  readonly status: 'pending' | 'completed' | 'failed' | 'erased' | 'taken-down';
  readonly owner_id: number | null;
  readonly is_listed: boolean;
  readonly is_hidden: boolean;
  readonly claimable_by: string | null;
  readonly submitted_by: string | null;
  readonly share_hash: string | null;
  readonly url: string;
  readonly document: string | null;
  readonly summary: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly public_url: string | null;
  readonly version: number;
  readonly older: string | null;
  readonly search_text: string | null;
};

/** The number of older versions that are kept. */
const KEPT_VERSIONS = 20;

type CompletedData = Extract<AnalysisEvent, { type: 'AnalysisCompleted' }>['data'];

/** The columns of a product that has no report. */
const NOTHING = {
  version: 1,
  older: null,
  document: null,
  summary: null,
  title: null,
  description: null,
  public_url: null,
  search_text: null,
};

/** Every finished analysis as the screens show it. Reads `product-<productId>`. */
export const productsProjection = projection<ProductState, typeof analysisEvents>('products', {
  version: 11,
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
        submitted_by: data.submittedBy ?? null,
        share_hash: null,
        url: isErased(data.url) ? '' : withoutUserinfo(cutAt(data.url, '#')),
        ...NOTHING,
      },
    AnalysisCompleted: (product, { data }) =>
      product && product.document === null ? withReport(product, data, 1) : product,
    ReanalysisCompleted: (product, { data }) =>
      product && product.document !== null && data.version > product.version
        ? withReport(product, data, data.version)
        : product,
    AnalysisFailed: (product) => withoutReport(product),
    AnalysisCancelled: (product) => withoutReport(product),
    ScreenshotsTaken: (product, { data }) => product && withScreenshots(product, data),
    SiteMeasured: (product, { data }) => product && withMeasurement(product, data),
    SiteMeasurementFailed: (product, { data }) => product && notMeasured(product, data),
    ProductClaimed: (product, { data }) => product && { ...product, owner_id: data.userId, claimable_by: null },
    ProductUnlisted: (product) => product && { ...product, is_listed: false, is_hidden: true },
    ProductListedAgain: (product) => product && { ...product, is_listed: product.document !== null, is_hidden: false },
    ProductTakenDown: (product) =>
      product && {
        ...product,
        status: 'taken-down',
        is_listed: false,
        is_hidden: true,
        claimable_by: null,
        submitted_by: null,
        share_hash: null,
        url: '',
        ...NOTHING,
      },
    ShareLinkCreated: (product, { data }) =>
      product && product.status !== 'taken-down' ? { ...product, share_hash: data.tokenHash } : product,
    ShareLinkRevoked: (product) => product && { ...product, share_hash: null },
    // A shared browser must not give access to an erased user's app. The screenshots are removed.
    ProductDisowned: (product) =>
      product && {
        ...withoutMeasurements(product),
        owner_id: null,
        is_listed: false,
        is_hidden: true,
        submitted_by: null,
        share_hash: null,
      },
  },
});

/** An analysis that ended without a report. */
const withoutReport = (product: ProductState | undefined): ProductState | undefined =>
  product?.status === 'pending' ? { ...product, status: 'failed' } : product;

/** Gives the product a newer report and keeps the previous one among the older ones. */
const withReport = (product: ProductState, written: CompletedData, version: number): ProductState => {
  if (isErased(written.report)) return { ...product, status: 'erased' };
  const addresses = [product.url, ...(isErased(written.finalUrl) ? [] : [written.finalUrl])];
  const { evidence, facts, criteria, ...report } = hideSecrets(written.report, addresses);
  const { completedAt: createdAt, provenance } = written;
  const url = publicAddress(product.url);
  const shown = { id: product.id, url, ...report, createdAt, provenance, ...planned(written) };
  const older = olderOnceReplaced(product);
  const document: ProductDocument = {
    ...shown,
    evidence,
    ...(facts && { facts }),
    ...(criteria && { criteria }),
    ...(version > 1 && {
      version,
      earlierVersions: older.map(([number, of]) => ({ version: number, createdAt: of.createdAt })),
    }),
  };
  return {
    ...product,
    status: 'completed',
    is_listed: !product.is_hidden,
    version,
    older: older.length === 0 ? null : JSON.stringify(Object.fromEntries(older)),
    document: JSON.stringify(document),
    summary: JSON.stringify(shown satisfies ListedProduct),
    title: report.title,
    description: report.description,
    public_url: url,
    search_text: searchText(report, url),
  };
};

/** The older versions after a newer report, by number, newest first. */
const olderOnceReplaced = ({ document, older, version }: ProductState): (readonly [number, ProductDocument])[] => {
  if (document === null) return [];
  const { earlierVersions: _, ...last } = JSON.parse(document) as ProductDocument;
  const before = Object.entries(JSON.parse(older ?? '{}') as Record<string, ProductDocument>)
    .map(([number, of]) => [Number(number), of] as const)
    .toSorted(([one], [other]) => other - one);
  return [[version, last] as const, ...before]
    .slice(0, KEPT_VERSIONS)
    .map(([number, of], index) => [number, index + 1 < VERSIONS_WITH_CAPTURES ? of : withoutCaptures(of)] as const);
};

const cutAt = (text: string, mark: string): string => text.split(mark, 1)[0] ?? text;
