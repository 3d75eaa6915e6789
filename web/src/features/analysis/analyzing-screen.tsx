import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode, useState } from 'react';
import { Wrap } from '../../components/wrap.tsx';
import { hostOf } from '../../lib/host-of.ts';
import { useReducedMotion } from '../../lib/use-reduced-motion.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { FillingSheet } from './filling-sheet.tsx';
import { UrlForm } from './url-form.tsx';
import { progressAt, REFRESH_MS } from './progress/progress-by-time.ts';

/** Milliseconds since the component was mounted, updated every `tickMs`. */
const useElapsed = (tickMs: number): number => {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setElapsedMs(performance.now() - startedAt), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);
  return elapsedMs;
};

/** At least as high as the window, so that the footer is never seen moving. */
const Layout = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  alignContent: 'start',
  minHeight: '100vh',
  gap: '32px clamp(32px, 8vw, 120px)',
  paddingBlock: 'clamp(40px, 6vw, 80px) clamp(72px, 8vw, 108px)',
  [theme.breakpoints.up(860)]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
}));

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& h1:focus': { outline: 0 },
});

/** Reserves the height of the cancel button and the steps, so that nothing moves when the first step arrives. */
const RoomForSteps = styled('div')({ minHeight: 160 });

type AnalyzingScreenProps = {
  readonly url: string;
  readonly isPending: boolean;
  /** The server's current step, if known. */
  readonly children?: ReactNode;
};

/** Shown instead of the form from the click until the report opens. */
export function AnalyzingScreen({ url, isPending, children }: AnalyzingScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isMotionReduced = useReducedMotion();
  const elapsedMs = useElapsed(REFRESH_MS);
  // With reduced motion bars jump each second instead of creeping.
  const shownMs = isMotionReduced ? Math.floor(elapsedMs / 1000) * 1000 : elapsedMs;
  const progress = isPending ? progressAt(shownMs) : 100;

  useEffect(() => {
    globalThis.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Layout>
      <Words>
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          Reading {hostOf(url)}
        </Typography>
        <UrlForm initialUrl={url} isPending />
        <AnalysisProgress elapsedMs={elapsedMs} progress={progress} />
        <RoomForSteps>{children}</RoomForSteps>
      </Words>
      <FillingSheet progress={progress} />
    </Layout>
  );
}
