import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { UserView } from '@twofold/contracts/accounts/api';
import type { ProductView } from '@twofold/contracts/analysis/api';
import { useEffect, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { ScreenProblem } from '../components/screen-problem.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { Wrap } from '../components/wrap.tsx';
import { useMe } from '../features/accounts/api.ts';
import { useProduct } from '../features/analysis/api.ts';
import { isUnknown, useStanding } from '../features/analysis/apps-api.ts';
import { readLimited } from '../features/analysis/report/limited.ts';
import { ReviewedApp } from '../features/analysis/reviewed-app.tsx';
import { CreditBadge } from '../features/credits/credit-badge.tsx';
import { useClaims, useOpenRequests } from '../features/feedback/api.ts';
import { BriefAnswers } from '../features/feedback/brief/brief-answers.tsx';
import { BriefNotes } from '../features/feedback/brief/brief-notes.tsx';
import { useBriefAnswers } from '../features/feedback/brief/use-brief-answers.ts';
import { HeldSeat } from '../features/feedback/held-seat.tsx';
import { OfferedSeat } from '../features/feedback/offered-seat.tsx';
import { SeatDeadline } from '../features/feedback/seat-deadline.tsx';
import { EarnsNothing } from '../features/reviews/earns-nothing.tsx';
import { ReviewForm } from '../features/reviews/review-form.tsx';
import { ReviewPanel } from '../features/reviews/review-panel.tsx';
import { StatementQuestions } from '../features/reviews/statements/statement-questions.tsx';
import { useStatementAnswers } from '../features/reviews/statements/use-statement-answers.ts';
import { showToast } from '../lib/toast-store.ts';

const Layout = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  alignItems: 'start',
  paddingBlock: '32px 56px',
  [theme.breakpoints.up(860)]: {
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    gap: 56,
    paddingBlock: '48px clamp(72px, 8vw, 108px)',
  },
}));

const Placeholder = styled('div')({ display: 'grid', gap: 16, alignContent: 'start' });

/** `/review/:id` of the specification, section 2. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const { me } = useMe();
  if (!/^\d+$/.test(id)) return <InvalidProduct />;
  // Another app or another user is another review, so its state starts again.
  return me ? <ReviewOf key={`${id} ${me.id}`} productId={Number(id)} me={me} /> : null;
}

function InvalidProduct() {
  useEffect(() => {
    showToast({ tone: 'destructive', title: 'Invalid product' });
  }, []);
  return <Navigate to={paths.discover} replace />;
}

type ReviewOfProps = { readonly productId: number; readonly me: UserView };

function ReviewOf({ productId, me }: ReviewOfProps) {
  const { data: product, error, isLoading, mutate } = useProduct(productId);
  // A seat is shown above the form: if it appeared later, it would move the form while the user is writing.
  const areSeatsLoading = [useClaims(), useOpenRequests()].some((list) => list.isLoading);
  if (isLoading || areSeatsLoading) return <ReviewSkeleton />;
  if (product) return <Review product={product} productId={productId} me={me} />;
  if (isUnknown(error)) {
    return (
      <ScreenProblem title="Product not found" message="It may have been taken down, or the address is wrong.">
        <Button component={Link} to={paths.discover}>
          Back to Discover
        </Button>
      </ScreenProblem>
    );
  }
  return (
    <ScreenProblem title="Error loading app" message="Could not load this app.">
      <Button variant="outlined" onClick={() => void mutate()}>
        Retry
      </Button>
    </ScreenProblem>
  );
}

function Review({ product, productId, me }: ReviewOfProps & { readonly product: ProductView }) {
  const [hasStarted, setHasStarted] = useState(false);
  const answers = useStatementAnswers({ productId, userId: me.id });
  const { data: claims } = useClaims();
  const claim = claims?.find((held) => held.productId === productId);
  const brief = useBriefAnswers(productId, me.id, claim?.brief);
  const earns = useStanding(productId, '')?.earnsNothing !== true;
  const title = product.title || 'Untitled App';
  usePageTitle(`Review ${title}`);

  return (
    <Layout>
      <ReviewedApp product={product} deadline={<SeatDeadline productId={productId} />} />
      <ReviewPanel
        appTitle={title}
        badge={<CreditBadge credits={me.credits} />}
        hasApp={readLimited(product.limited)?.hasApp !== false}
      >
        <HeldSeat productId={productId} step="write" />
        <OfferedSeat productId={productId} hasStarted={hasStarted} />
        {!earns && <EarnsNothing />}
        {claim?.brief && <BriefNotes requestId={claim.requestId} brief={claim.brief} />}
        <ReviewForm
          productId={productId}
          reviewer={me}
          earns={earns}
          appendix={brief.text}
          onStart={() => setHasStarted(true)}
          onSubmitted={brief.forget}
        >
          <BriefAnswers questions={brief.questions} answers={brief.answers} onAnswer={brief.answer} />
          <StatementQuestions answers={answers} onSkip={focusSubmit} />
        </ReviewForm>
      </ReviewPanel>
    </Layout>
  );
}

const focusSubmit = () => document.querySelector<HTMLButtonElement>('form button[type="submit"]')?.focus();

function ReviewSkeleton() {
  usePageTitle('Review');
  return (
    <Layout role="status" aria-label="Loading app">
      <VisuallyHidden role="heading" aria-level={1}>
        Loading app
      </VisuallyHidden>
      <Placeholder>
        <Skeleton width={160} height={16} />
        <Skeleton width="60%" height={52} />
        <Skeleton width={210} height={16} />
        <Skeleton height={70} sx={{ mt: 2 }} />
        <Skeleton height={180} />
      </Placeholder>
      <Skeleton height={480} />
    </Layout>
  );
}
