import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserView } from '@twofold/contracts/accounts/api';
import { reportLinksIn } from '@twofold/contracts/analysis/report-links';
import { useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ownAppsPath, paths } from '../lib/paths.ts';
import { latePart } from '../components/late-part.tsx';
import { RatingLine } from '../components/rating-line.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { Waiting } from '../components/waiting.tsx';
import { Wrap } from '../components/wrap.tsx';
import { useMe } from '../features/accounts/api.ts';
import { reportKey, useProduct } from '../features/analysis/api.ts';
import { useMyApps, useStanding } from '../features/analysis/apps-api.ts';
import { ManageApp } from '../features/analysis/removal/manage-app.tsx';
import { DisputedClaimsSwitch } from '../features/analysis/report/agreement/disputed-claims-switch.tsx';
import { Agreement, useAgreement } from '../features/analysis/report/agreement/use-agreement.ts';
import { ClaimButton } from '../features/analysis/report/claim-button.tsx';
import { LimitedNotice } from '../features/analysis/report/limited-notice.tsx';
import { readReport } from '../features/analysis/report/read-report.ts';
import { ReportHeader } from '../features/analysis/report/report-header.tsx';
import { ReportPlans, showPlans } from '../features/analysis/report/report-plans.tsx';
import { EvidenceSourceProvider } from '../features/analysis/report/evidence/evidence-source.ts';
import { StartHere } from '../features/analysis/report/first/start-here.tsx';
import { InvalidProductId, ReportLoadFailed } from '../features/analysis/report/report-problem.tsx';
import { ReportSheet } from '../features/analysis/report/report-sheet.tsx';
import { ReportSkeleton } from '../features/analysis/report/report-skeleton.tsx';
import { ReanalyzeButton } from '../features/analysis/report/reanalyze-button.tsx';
import { ReportVersions } from '../features/analysis/report/versions/report-versions.tsx';
import { showShareLink } from '../features/analysis/sharing/share-link.tsx';
import { versionIn, withVersion } from '../features/analysis/version-query.ts';
import { ReportTabs } from '../features/analysis/report/report-tabs.tsx';
import { readScreens } from '../features/analysis/screenshots/read-screens.ts';
import { SiteScreens, useHasScreens } from '../features/analysis/screenshots/site-screens.tsx';
import { useIsWide } from '../features/analysis/screenshots/use-is-wide.ts';
import { useMeasurement } from '../features/analysis/screenshots/use-measurement.ts';
import { PlanCards } from '../features/orders/plan-cards.tsx';
import { useReviewsOf } from '../features/reviews/api.ts';
import { HumanFeedback, ratingsOf, showFeedback } from '../features/reviews/human-feedback.tsx';

const AboveSheet = styled('div')({ marginBottom: 24 });
const OnWide = styled('div')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));
const OnNarrow = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));
/** Below the tabs, so loading it later delays nothing visible. */
const MeasuredFacts = latePart(
  async () => (await import('../features/analysis/report/measured/measured-facts.tsx')).MeasuredFacts,
);

/** For buyers only, and near the end of the page. */
const OrderOnReport = latePart(async () => (await import('../features/orders/list/order-on-report.tsx')).OrderOnReport);

/** `/analysis/:id` of the specification, section 2: a report and the plans for human feedback. */
export function AnalysisPage() {
  const { id = '' } = useParams();
  const [takenDownId, setTakenDownId] = useState<string>();
  if (!/^\d+$/.test(id)) return <InvalidReport />;
  // A report that was just taken down must not be requested again while the next screen loads.
  if (takenDownId === id) return <Waiting />;
  // Another report is mounted again, so that its badge appears again.
  return <Analysis key={id} id={Number(id)} onTakenDown={() => flushSync(() => setTakenDownId(id))} />;
}

function InvalidReport() {
  usePageTitle('Invalid Product ID');
  return (
    <Wrap>
      <InvalidProductId />
    </Wrap>
  );
}

type AnalysisProps = { readonly id: number; readonly onTakenDown: () => void };

function Analysis({ id, onTakenDown }: AnalysisProps) {
  const { search } = useLocation();
  const links = reportLinksIn(search);
  const { data: newest } = useProduct(id, links);
  const { data, error, mutate } = useProduct(id, withVersion(links, versionIn(search)));
  useMeasurement(reportKey(id, links), newest);
  // The browser can interrupt the rendering of a whole report, and so stays responsive.
  const product = useDeferredValue(data);
  const isLoading = product === undefined && error === undefined;
  const navigate = useNavigate();
  const { me } = useMe();
  const reader = useReader(id, links, me);
  const report = useMemo(() => readReport(product), [product]);
  const source = useMemo(() => ({ productId: id, url: report.url, links }), [id, report.url, links]);
  const screens = useMemo(() => readScreens(product), [product]);
  const agreement = useAgreement(product && id, { version: product?.version, links });
  const hasScreens = useHasScreens(screens);
  // On a phone the text comes first: a screenshot above it would delay the page.
  const isWide = useIsWide();
  const leave = async () => {
    onTakenDown();
    await navigate(reader.as === 'owner' ? ownAppsPath : paths.discover);
  };
  usePageTitle(
    isLoading ? 'Analysis' : error ? 'Error Loading Analysis' : `${report.title || 'Untitled App'}: analysis`,
  );

  if (isLoading) {
    return (
      <Wrap>
        <ReportSkeleton />
      </Wrap>
    );
  }
  if (error || !product) {
    return (
      <Wrap>
        <ReportLoadFailed onRetry={() => void mutate()} />
      </Wrap>
    );
  }
  const hasVersions = newest?.earlierVersions !== undefined;
  const versions = newest && (
    <ReportVersions
      productId={id}
      links={links}
      report={report}
      product={product}
      newest={newest}
      mayReanalyze={reader.mayReanalyze}
    />
  );
  const pictures = <SiteScreens productId={id} links={links} url={report.url} screens={screens} isLazy={!isWide} />;
  // A prerendered page has them in both places; CSS hides one.
  const [besideName, belowSheet] = isWide === undefined ? [true, true] : [isWide, !isWide];
  return (
    <EvidenceSourceProvider value={source}>
      <Agreement value={agreement}>
        <Wrap>
          <ReportHeader
            productId={id}
            links={links}
            report={report}
            screens={hasScreens && besideName && <OnWide>{pictures}</OnWide>}
            tryAgain={reader.mayReanalyze && <ReanalyzeButton productId={id} label="Try again" />}
            onAskPeople={showPlans}
            onShare={reader.isListed === false ? showShareLink : undefined}
          />
          {report.limited && (
            <AboveSheet>
              <LimitedNotice limited={report.limited} />
            </AboveSheet>
          )}
          {hasVersions && versions}
          <StartHere report={report} />
          <ReportSheet
            report={report}
            action={reader.isClaimable && <ClaimButton productId={id} />}
            order={reader.order}
            said={reader.said}
            onAskPeople={showPlans}
          />
          {hasScreens && belowSheet && <OnNarrow>{pictures}</OnNarrow>}
          <DisputedClaimsSwitch report={report}>
            <ReportTabs report={report} />
          </DisputedClaimsSwitch>
          {(report.facts.length > 0 || product.browser) && (
            <MeasuredFacts facts={report.facts} product={product} url={report.url} measuredAt={report.createdAt} />
          )}
          {/* With one version, this is only a button, and whether the reader may use it is known late: it comes last. */}
          {!hasVersions && versions}
        </Wrap>
        {reader.reviews.length > 0 && (
          <HumanFeedback reviews={reader.reviews}>
            <Button variant="outlined" color="people" component={Link} to={paths.orders}>
              Your Orders
            </Button>
          </HumanFeedback>
        )}
        <ReportPlans
          title={report.title}
          order={reader.order && <OrderOnReport orderId={reader.order.id} />}
          isUnderWay={reader.order?.state === 'under-way'}
          limited={report.limited}
        >
          <PlanCards productId={id} share={new URLSearchParams(links).get('share') ?? undefined} />
        </ReportPlans>
        {reader.as && (
          <ManageApp
            productId={id}
            title={report.title || 'Untitled App'}
            as={reader.as}
            isListed={reader.isListed}
            isShared={reader.isShared}
            onTakenDown={leave}
          />
        )}
      </Agreement>
    </EvidenceSourceProvider>
  );
}

/** The reader's relation to the app, and what follows from it. Only its owner and its buyers can read the reviews (D-15). */
const useReader = (productId: number, links: string, me: UserView | undefined) => {
  const standing = useStanding(productId, links);
  const reviews = useReviewsOf(productId, standing?.seesReviews ?? false);
  const { data: ownApps } = useMyApps(me !== undefined && standing?.isOwner === true);
  const ownApp = ownApps?.find(({ id }) => id === productId);
  const count = reviews?.length ?? 0;
  // Only the owner is told that there are no reviews yet.
  const hasBack = count > 0 || (reviews !== undefined && ownApp !== undefined);
  const picture = <RatingLine ratings={ratingsOf(reviews ?? [])} />;
  return {
    isClaimable: standing?.isClaimable ?? false,
    mayReanalyze: standing?.isOwner === true || standing?.isClaimable === true,
    order: standing?.order,
    reviews: reviews ?? [],
    said: hasBack ? { count, picture, onRead: showFeedback } : undefined,
    as: ownApp ? ('owner' as const) : me?.roles?.includes('moderator') ? ('moderator' as const) : undefined,
    isListed: ownApp?.isListed,
    isShared: ownApp?.isShared === true,
  };
};
