import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import type { ProductDocument } from '@twofold/contracts/analysis/read-model';
import { isErased } from '@twofold/contracts/personal';
import { hideSecrets } from '@twofold/contracts/analysis/hide-secrets';

type DataOf<Type extends AnalysisEvent['type']> = Extract<AnalysisEvent, { type: Type }>['data'];

/** The fields of a document and its summary about the measurement of a site (D-122, D-123). */
type Measurement = Pick<ProductDocument, 'measurement' | 'screenshots'>;

/** The fields that only the document has. */
type Details = Pick<ProductDocument, 'measurementFailure' | 'browser'>;

/** The JSON texts of a product, which contain its measurement, and what is needed to update them. */
type ProductTexts = {
  readonly url: string;
  readonly version: number;
  readonly document: string | null;
  readonly summary: string | null;
  readonly older: string | null;
};

/** The measurement state of a new report, before its measurement. */
export const planned = ({ measurement }: Pick<DataOf<'AnalysisCompleted'>, 'measurement'>): Measurement =>
  measurement === undefined ? {} : { measurement: 'under-way' };

/** Adds the screenshots of a version, while the rest is still being measured. */
export const withScreenshots = <Product extends ProductTexts>(
  product: Product,
  data: DataOf<'ScreenshotsTaken'>,
): Product => setMeasurement(product, data.version, { screenshots: sizesOf(data) }, {});

/** Adds the measurement of a version. */
export const withMeasurement = <Product extends ProductTexts>(
  product: Product,
  data: DataOf<'SiteMeasured'>,
): Product => {
  const { browser, measuredAt, version } = data;
  const screenshots = sizesOf(data);
  const details = browser && !isErased(browser) && { browser: { ...hideSecrets(browser, [product.url]), measuredAt } };
  return setMeasurement(
    product,
    version,
    { measurement: 'done', ...(screenshots.length > 0 && { screenshots }) },
    { ...details },
  );
};

const sizesOf = ({
  screenshots,
}: Pick<DataOf<'SiteMeasured'>, 'screenshots'>): NonNullable<Measurement['screenshots']> =>
  screenshots.map(({ name, width, height }) => ({ name, width, height }));

/** Records that the measurement of a version failed. */
export const notMeasured = <Product extends ProductTexts>(
  product: Product,
  { version, reason }: DataOf<'SiteMeasurementFailed'>,
): Product => setMeasurement(product, version, { measurement: 'failed' }, { measurementFailure: reason });

export const withoutMeasurements = <Product extends ProductTexts>(product: Product): Product =>
  rewriteTexts(product, (_version, document) => {
    const { measurement: _, measurementFailure: __, ...rest } = withoutCaptures(document);
    return rest;
  });

/** The document of an older version without screenshots or browser measurement. */
export const withoutCaptures = <Document extends Measurement & Details>(
  document: Document,
): Omit<Document, 'screenshots' | 'browser'> => {
  const { screenshots: _, browser: __, ...rest } = document;
  return rest;
};

const setMeasurement = <Product extends ProductTexts>(
  product: Product,
  measuredVersion: number,
  measurement: Measurement,
  details: Details,
): Product =>
  rewriteTexts(product, (version, document, isSummary) =>
    version === measuredVersion ? { ...document, ...measurement, ...(!isSummary && details) } : document,
  );

/** Rewrites every JSON text of a product; its members keep their order. */
const rewriteTexts = <Product extends ProductTexts>(
  product: Product,
  rewrite: (version: number, document: Measurement & Details, isSummary: boolean) => Measurement & Details,
): Product => {
  const { version, document, summary, older } = product;
  const write = (text: string, isSummary: boolean): string =>
    JSON.stringify(rewrite(version, JSON.parse(text) as Measurement, isSummary));
  const writeOlder = (text: string): string =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(JSON.parse(text) as Record<string, Measurement>).map(([number, of]) => [
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
