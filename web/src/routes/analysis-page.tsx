import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../components/use-page-title.ts';
import { Wrap } from '../components/wrap.tsx';
import { useMe } from '../features/accounts/api.ts';
import { useProduct } from '../features/analysis/api.ts';
import { ClaimButton } from '../features/analysis/report/claim-button.tsx';
import { readReport } from '../features/analysis/report/read-report.ts';
import { ReportHeader } from '../features/analysis/report/report-header.tsx';
import { ReportPlans, showPlans } from '../features/analysis/report/report-plans.tsx';
import { InvalidProductId, ReportLoadFailed } from '../features/analysis/report/report-problem.tsx';
import { ReportSheet } from '../features/analysis/report/report-sheet.tsx';
import { ReportSkeleton } from '../features/analysis/report/report-skeleton.tsx';
import { ReportTabs } from '../features/analysis/report/report-tabs.tsx';
import { PlanCards } from '../features/orders/plan-cards.tsx';

/** One report with the plans that people add to it: `/analysis/:id` of the specification, section 2. */
export function AnalysisPage() {
  const { id = '' } = useParams();
  if (!/^\d+$/.test(id)) return <InvalidReport />;
  // A new report is a new page: its badge appears anew.
  return <Analysis key={id} id={Number(id)} />;
}

function InvalidReport() {
  usePageTitle('Invalid Product ID');
  return (
    <Wrap>
      <InvalidProductId />
    </Wrap>
  );
}

function Analysis({ id }: { readonly id: number }) {
  const { data: product, error, isLoading, mutate } = useProduct(id);
  const { me } = useMe();
  const report = useMemo(() => readReport(product), [product]);
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
  return (
    <>
      <Wrap>
        <ReportHeader productId={id} report={report} onAskPeople={showPlans} />
        <ReportSheet
          report={report}
          action={<ClaimButton productId={id} isLoggedIn={me !== undefined} />}
          onAskPeople={showPlans}
        />
        <ReportTabs report={report} />
      </Wrap>
      <ReportPlans title={report.title}>
        <PlanCards productId={id} />
      </ReportPlans>
    </>
  );
}
