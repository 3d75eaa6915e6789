import { reportLinksIn } from '@twofold/contracts/analysis/report-links';
import type { RenderScreen } from './render-screen.ts';
import { withScreen } from './with-screen.ts';
import { createPageCache } from './page-cache.ts';
import { withAddress, withHead, withName, withoutAddress, withPreload, type ReportPreview } from './page-head.ts';
import { packPage, type Page } from './page.ts';
import type { PublicData } from './public-data.ts';

const SHORT_NAME = 40;

type ReportPageOptions = {
  /** The built page, without a report. */
  readonly template: string;
  /** The public address of the product. */
  readonly origin: string;
  readonly describeReport: (productId: number, share?: string) => Promise<ReportPreview | undefined>;
  readonly renderScreen: RenderScreen | undefined;
  readonly publicData: Pick<PublicData, 'report'> | undefined;
};

/**
 * Renders the page of one report, with its preview metadata. A public report is rendered into it; for others, the page
 * preloads the data.
 */
export const createReportPage = ({ template, origin, describeReport, renderScreen, publicData }: ReportPageOptions) => {
  const pageOf = createPageCache<Page>();

  const renderReport = async (html: string, path: string, report: string): Promise<string | undefined> => {
    const asked = `/api/products${path.slice('/analysis'.length)}`;
    const screen = await renderScreen?.(path, { [asked]: JSON.parse(report) });
    return screen && withScreen(html, screen, { [asked]: report });
  };

  /** `isFresh`: the reader has just written something that the read models may not have yet. */
  return async (productId: number, query: string, isFresh: boolean): Promise<Page> => {
    const path = `/analysis/${productId}`;
    const links = reportLinksIn(query);
    const share = new URLSearchParams(links).get('share') ?? undefined;
    const isForAll = links === '' && !new URLSearchParams(query).has('version') && !isFresh;
    // The page is served without data that cannot be read, rather than not at all.
    const [preview, report] = await Promise.all([
      describeReport(productId, share).catch(() => undefined),
      isForAll ? publicData?.report(productId).catch(() => undefined) : undefined,
    ]);
    return pageOf(path, [links, preview, report], async (forget) => {
      const located = links === '' ? withAddress(template, origin, path) : withoutAddress(template, origin);
      const headed = preview ? withHead(located, preview) : located;
      const html = report === undefined ? undefined : await renderReport(headed, path, report).catch(() => undefined);
      if (html !== undefined) return packPage(html, template);
      if (report !== undefined && renderScreen) forget();
      const preloading = withPreload(headed, `/api/products/${productId}${links}`);
      // A longer name is set in a smaller size, and the page would jump.
      const isNamed = preview && preview.name.length <= SHORT_NAME;
      return packPage(isNamed ? withName(preloading, preview.name) : preloading, template);
    });
  };
};
