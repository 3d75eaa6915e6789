import { reportLinksIn } from '@twofold/contracts/analysis/report-links';
import type { DrawScreen } from './draw-screen.ts';
import { withScreen } from './drawn-screen.ts';
import { keepPages } from './keep-pages.ts';
import { withAddress, withHead, withName, withoutAddress, withQuestion, type ReportPreview } from './page-head.ts';
import { packPage, type Page } from './page.ts';
import type { ReadForAll } from './read-for-all.ts';

const SHORT_NAME = 40;

type ReportPageOptions = {
  /** The page as the build drew it: of no report. */
  readonly drawn: string;
  /** Where people reach the product. */
  readonly origin: string;
  readonly describeReport: (productId: number, share?: string) => Promise<ReportPreview | undefined>;
  readonly drawScreen: DrawScreen | undefined;
  readonly readForAll: Pick<ReadForAll, 'report'> | undefined;
};

/**
 * Renders the page of one report, with its preview metadata. A public report is rendered into it; for others, the page
 * preloads the data.
 */
export const createReportPage = ({ drawn, origin, describeReport, drawScreen, readForAll }: ReportPageOptions) => {
  const pageOf = keepPages<Page>();

  const drawReport = async (html: string, path: string, report: string): Promise<string | undefined> => {
    const asked = `/api/products${path.slice('/analysis'.length)}`;
    const screen = await drawScreen?.(path, { [asked]: JSON.parse(report) });
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
      isForAll ? readForAll?.report(productId).catch(() => undefined) : undefined,
    ]);
    return pageOf(path, [links, preview, report], async (forget) => {
      const located = links === '' ? withAddress(drawn, origin, path) : withoutAddress(drawn, origin);
      const headed = preview ? withHead(located, preview) : located;
      const html = report === undefined ? undefined : await drawReport(headed, path, report).catch(() => undefined);
      if (html !== undefined) return packPage(html, drawn);
      if (report !== undefined && drawScreen) forget();
      const asking = withQuestion(headed, `/api/products/${productId}${links}`);
      // A name that is longer is set smaller, and the page would jump.
      const isNamed = preview && preview.name.length <= SHORT_NAME;
      return packPage(isNamed ? withName(asking, preview.name) : asking, drawn);
    });
  };
};
