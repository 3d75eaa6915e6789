import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import type { ProductDocument } from '@twofold/contracts/analysis/read-model';
import { isErased } from '@twofold/contracts/personal';
import { hideSecrets } from '@twofold/contracts/analysis/hide-secrets';

type DataOf<Type extends AnalysisEvent['type']> = Extract<AnalysisEvent, { type: Type }>['data'];

/** What a document and its summary contain about the measurement of a site (D-122, D-123). */
type Measured = Pick<ProductDocument, 'measurement' | 'screenshots'>;

/** What only the document says of it. */
type Details = Pick<ProductDocument, 'measurementFailure' | 'browser'>;

/** The texts of a product that speak of its measuring. */
type Texts = {
  readonly url: string;
  readonly version: number;
  readonly document: string | null;
  readonly summary: string | null;
  readonly older: string | null;
};

/** The measurement state of a new report, before its measurement. */
export const planned = ({ measurement }: Pick<DataOf<'AnalysisCompleted'>, 'measurement'>): Measured =>
  measurement === undefined ? {} : { measurement: 'under-way' };

/** The texts once the screenshots of a version are there, while the rest is being measured. */
export const withScreenshots = <Product extends Texts>(product: Product, data: DataOf<'ScreenshotsTaken'>): Product =>
  measured(product, data.version, { screenshots: sizesOf(data) }, {});

/** The texts once a version was measured. */
export const withMeasurement = <Product extends Texts>(product: Product, data: DataOf<'SiteMeasured'>): Product => {
  const { browser, measuredAt, version } = data;
  const screenshots = sizesOf(data);
  const details = browser && !isErased(browser) && { browser: { ...hideSecrets(browser, [product.url]), measuredAt } };
  return measured(
    product,
    version,
    { measurement: 'done', ...(screenshots.length > 0 && { screenshots }) },
    { ...details },
  );
};

const sizesOf = ({ screenshots }: Pick<DataOf<'SiteMeasured'>, 'screenshots'>): NonNullable<Measured['screenshots']> =>
  screenshots.map(({ name, width, height }) => ({ name, width, height }));

/** The texts once it is settled that a version is not measured. */
export const notMeasured = <Product extends Texts>(
  product: Product,
  { version, reason }: DataOf<'SiteMeasurementFailed'>,
): Product => measured(product, version, { measurement: 'failed' }, { measurementFailure: reason });

export const withoutMeasurements = <Product extends Texts>(product: Product): Product =>
  rewritten(product, (_version, document) => {
    const { measurement: _, measurementFailure: __, ...rest } = withoutPictures(document);
    return rest;
  });

/** The document of an older version without screenshots or browser measurement. */
export const withoutPictures = <Document extends Measured & Details>(
  document: Document,
): Omit<Document, 'screenshots' | 'browser'> => {
  const { screenshots: _, browser: __, ...rest } = document;
  return rest;
};

const measured = <Product extends Texts>(
  product: Product,
  measuredVersion: number,
  says: Measured,
  details: Details,
): Product =>
  rewritten(product, (version, document, isSummary) =>
    version === measuredVersion ? { ...document, ...says, ...(!isSummary && details) } : document,
  );

/** Every text of a product written again; its members keep their order. */
const rewritten = <Product extends Texts>(
  product: Product,
  rewrite: (version: number, document: Measured & Details, isSummary: boolean) => Measured & Details,
): Product => {
  const { version, document, summary, older } = product;
  const write = (text: string, isSummary: boolean): string =>
    JSON.stringify(rewrite(version, JSON.parse(text) as Measured, isSummary));
  const writeOlder = (text: string): string =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(JSON.parse(text) as Record<string, Measured>).map(([number, of]) => [
          number,
          rewrite(Number(number), of, false),
        ]),
      ),
    );
  return {
    ...product,
    document: document && write(document, false),
    summary: summary && write(summary, true),
    older: older && writeOlder(older),
  };
};
