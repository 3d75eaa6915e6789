import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import type { ProductDocument } from '@twofold/contracts/analysis/read-model';

type DataOf<Type extends AnalysisEvent['type']> = Extract<AnalysisEvent, { type: Type }>['data'];

/** What a document and its summary say of the measuring of a site (D-122). */
type Measured = Pick<ProductDocument, 'measurement' | 'screenshots'>;

/** The texts of a product that speak of its measuring. */
type Texts = {
  readonly version: number;
  readonly document: string | null;
  readonly summary: string | null;
  readonly older: string | null;
};

/** What a new report says of its measuring, which comes later. */
export const planned = ({ measurement }: Pick<DataOf<'AnalysisCompleted'>, 'measurement'>): Measured =>
  measurement === undefined ? {} : { measurement: 'under-way' };

/** The texts once a version was measured. */
export const withScreenshots = <Product extends Texts>(product: Product, data: DataOf<'SiteMeasured'>): Product => {
  const screenshots = data.screenshots.map(({ name, width, height }) => ({ name, width, height }));
  return measured(product, data.version, { measurement: 'done', ...(screenshots.length > 0 && { screenshots }) });
};

/** The texts once it is settled that a version is not measured. */
export const notMeasured = <Product extends Texts>(
  product: Product,
  { version }: DataOf<'SiteMeasurementFailed'>,
): Product => measured(product, version, { measurement: 'failed' });

/** The texts of a product of which nothing is kept beside its reports, and nothing measured any more. */
export const withoutMeasurements = <Product extends Texts>(product: Product): Product =>
  rewritten(product, (_version, document) => {
    const { measurement: _, ...rest } = withoutPictures(document);
    return rest;
  });

/** The document of an older version of which no pictures are kept. */
export const withoutPictures = <Document extends Measured>(document: Document): Omit<Document, 'screenshots'> => {
  const { screenshots: _, ...rest } = document;
  return rest;
};

const measured = <Product extends Texts>(product: Product, measuredVersion: number, says: Measured): Product =>
  rewritten(product, (version, document) => (version === measuredVersion ? { ...document, ...says } : document));

/** Every text of a product written again; its members keep their order. */
const rewritten = <Product extends Texts>(
  product: Product,
  rewrite: (version: number, document: Measured) => Measured,
): Product => {
  const { version, document, summary, older } = product;
  const write = (text: string): string => JSON.stringify(rewrite(version, JSON.parse(text) as Measured));
  const writeOlder = (text: string): string =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(JSON.parse(text) as Record<string, Measured>).map(([number, of]) => [
          number,
          rewrite(Number(number), of),
        ]),
      ),
    );
  return {
    ...product,
    document: document && write(document),
    summary: summary && write(summary),
    older: older && writeOlder(older),
  };
};
