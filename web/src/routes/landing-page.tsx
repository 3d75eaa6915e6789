import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection, SectionHead } from '../components/page-section.tsx';
import { HOME_TITLE, usePageTitle } from '../components/use-page-title.ts';
import { Wrap } from '../components/wrap.tsx';
import { useMe } from '../features/accounts/api.ts';
import { AnalyzingScreen } from '../features/analysis/analyzing-screen.tsx';
import { LateRealSteps } from '../features/analysis/progress/late-real-steps.ts';
import { SampleSites } from '../features/analysis/sample-sites.tsx';
import { UrlForm } from '../features/analysis/url-form.tsx';
import { useUrlAnalysis } from '../features/analysis/use-url-analysis.ts';
import { LateAgainDialog } from '../features/analysis/own-reports/late-again-dialog.ts';
import { trackConversion } from '../features/experiments/headline.ts';
import { useHeadline } from '../features/experiments/use-headline.ts';
import { ClosingCall } from '../features/landing/closing-call.tsx';
import { DemoFlow } from '../features/landing/demo/demo-flow.tsx';
import { Faq } from '../features/landing/faq.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { ReviewerSection } from '../features/landing/reviewer-section.tsx';
import { PlanCards } from '../features/orders/plan-cards.tsx';

const DemoSection = styled(PageSection)(({ theme }) => ({
  background: theme.vars.palette.background.paper,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
}));

/** `/` of the specification, section 2. While a submitted URL is being analyzed, only the progress is shown. */
export function LandingPage() {
  const variant = useHeadline();
  const { me } = useMe();
  const analysis = useUrlAnalysis(() => trackConversion(variant), me !== undefined);
  const isIdle = analysis.status === 'idle';
  usePageTitle(isIdle ? HOME_TITLE : 'Analyzing');

  if (!isIdle) {
    const { url, status, requestKey } = analysis;
    return (
      <AnalyzingScreen url={url} isPending={status === 'pending'}>
        <LateRealSteps requestKey={requestKey} />
      </AnalyzingScreen>
    );
  }
  return (
    <>
      <Hero headline={variant.headline} subheadline={variant.subheadline}>
        <UrlForm initialUrl={analysis.url} failureReason={analysis.failureReason} onSubmit={analysis.submit} />
        <SampleSites onPick={analysis.submit} />
      </Hero>
      <HowItWorks />
      <Demo />
      <Pricing />
      <ReviewerSection />
      <Faq />
      <ClosingCall>
        <UrlForm onSubmit={analysis.submit} />
      </ClosingCall>
      {analysis.known && <LateAgainDialog report={analysis.known} onChoose={analysis.choose} />}
    </>
  );
}

function Demo() {
  return (
    <DemoSection id="demo-flow" aria-labelledby="demo-heading">
      <Wrap>
        <SectionHead
          heading={
            <Typography variant="h2" id="demo-heading">
              Nine checks we run on every site
            </Typography>
          }
        >
          <p>This is what happens between the click and the report.</p>
        </SectionHead>
        <DemoFlow />
      </Wrap>
    </DemoSection>
  );
}

function Pricing() {
  return (
    <PageSection id="pricing" aria-labelledby="pricing-heading">
      <Wrap>
        <SectionHead
          heading={
            <Typography variant="h2" id="pricing-heading">
              The machine is free. People are paid.
            </Typography>
          }
        >
          <p>Every analysis is free. Pay, or spend credits, for the time of a person who fits your customer.</p>
        </SectionHead>
        <PlanCards />
      </Wrap>
    </PageSection>
  );
}
