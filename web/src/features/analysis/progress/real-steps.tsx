import { styled } from '@mui/material/styles';
import { CheckIcon } from '../../../components/icons.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { CancelAnalysis } from './cancel-analysis.tsx';
import { useAnalysisSteps } from './use-analysis-steps.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  marginTop: 20,
  ...theme.typography.body2,
  '& li': { display: 'grid', gridTemplateColumns: '14px minmax(0, 1fr)', alignItems: 'center', gap: 10 },
  '& li > svg': { color: theme.vars.palette.machine.main },
  '& li[data-state="done"]': { color: theme.vars.palette.text.secondary },
  '& li[data-state="now"]': { fontWeight: 500 },
  '& li[data-state="next"]': { color: theme.vars.palette.text.disabled },
  '& li > i': {
    width: 9,
    height: 9,
    justifySelf: 'center',
    borderRadius: 1,
    border: `1.5px solid ${theme.vars.palette.machine.fill}`,
    forcedColorAdjust: 'none',
  },
  '& li[data-state="now"] > i': { background: theme.vars.palette.machine.fill },
}));

const WORDS = {
  reading: 'Reading the first page',
  rendering: 'Rendering the page in a browser',
  pages: 'Reading more pages',
  writing: 'Writing the report',
} as const;
type Running = keyof typeof WORDS;

/** Rendering is rare, so it is listed only if it happens. */
const ALWAYS: readonly Running[] = ['reading', 'pages', 'writing'];
const WITH_RENDERING: readonly Running[] = ['reading', 'rendering', 'pages', 'writing'];

/** A cancel button and the server's steps for the analysis with this key; no steps while they are unknown. */
export function RealSteps({ requestKey }: { readonly requestKey: string | undefined }) {
  const steps = useAnalysisSteps(requestKey);
  return (
    <>
      <CancelAnalysis requestKey={requestKey} />
      {steps && steps.step !== 'failed' && <Steps {...steps} step={steps.step} />}
      <VisuallyHidden aria-live="polite">{steps && steps.step in WORDS && WORDS[steps.step as Running]}</VisuallyHidden>
    </>
  );
}

function Steps({ step, isRendered }: { readonly step: Running | 'done'; readonly isRendered: boolean }) {
  const named = isRendered ? WITH_RENDERING : ALWAYS;
  const current = step === 'done' ? named.length : named.indexOf(step);
  return (
    <List aria-label="Steps of the analysis">
      {named.map((each, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'next';
        return (
          <li key={each} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? <CheckIcon size={14} /> : <i aria-hidden="true" />}
            <span>
              {WORDS[each]}
              {state === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </List>
  );
}
