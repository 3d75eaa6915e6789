import { styled } from '@mui/material/styles';
import { Notice } from '../../../components/notice.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { count, counted } from '../parts/numbers.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import type { Run } from './use-verification.ts';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' });
const Found = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 12,
  color: theme.vars.palette.error.main,
}));

const PARTS = {
  events: 'Reading every event',
  'read-models': 'Comparing the read models',
} as const;

/** The progress of a verification, or why it failed. */
export function RunPanel({ run }: { readonly run: Run }) {
  if (run.state === 'idle') return null;
  if (run.state === 'failed') return <Notice isFailure>{run.why}</Notice>;
  const { progress, findings } = run;
  const percent = progress && progress.all > 0 ? Math.min(100, (100 * progress.done) / progress.all) : 0;
  return (
    <Panel title="Verifying">
      <PanelBody>
        <Line>
          <strong role="status">{progress ? PARTS[progress.part] : 'Starting'}</strong>
          <SecondaryText>{progress && `${count(progress.done)} of ${count(progress.all)}`}</SecondaryText>
        </Line>
        <ProgressBar value={percent} aria-label="Verification" sx={{ mt: 1 }} />
        {findings.length > 0 && (
          <Found aria-label={counted(findings.length, 'finding')}>
            {findings.map(({ check, finding }, index) => (
              <li key={`${index} ${check}`}>
                <strong>{finding.where}</strong> {finding.says}
              </li>
            ))}
          </Found>
        )}
      </PanelBody>
    </Panel>
  );
}
