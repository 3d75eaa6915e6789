import Button from '@mui/material/Button';
import { useCheckpoints, useVerifications } from '../figures-api.ts';
import { Fetched } from '../parts/fetched.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { Panel, PanelEnd, PanelPair } from '../parts/panel.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Checkpoints } from './checkpoints.tsx';
import { RunPanel } from './run-panel.tsx';
import { useVerification } from './use-verification.ts';
import { VerdictBadges } from './verdict-badges.tsx';
import { VerdictView } from './verdict-view.tsx';
import { VerificationTable } from './verification-table.tsx';

/** Whether the log is unchanged, and whether the read models match it. */
export function IntegrityScreen() {
  const read = useVerifications();
  const checkpoints = useCheckpoints();
  const { run, start } = useVerification(() => void Promise.all([read.mutate(), checkpoints.mutate()]));
  const newest = read.data?.verifications[0];
  const isRunning = run.state === 'running';

  return (
    <>
      <ScreenHead title="Integrity">
        <Button size="small" disabled={isRunning} onClick={start}>
          {isRunning ? 'Verifying...' : read.data?.isRunning ? 'Watch the current run' : 'Verify now'}
        </Button>
      </ScreenHead>
      <RunPanel run={run} />
      <PanelPair>
        <Panel
          title="Last verification"
          head={
            newest && (
              <PanelEnd>
                <VerdictBadges verdict={newest} />
              </PanelEnd>
            )
          }
        >
          <Fetched read={read} what="verifications">
            {() =>
              newest ? (
                <VerdictView verdict={newest} checkpoints={checkpoints.data} />
              ) : (
                <EmptyNote>No verifications since the auditor started.</EmptyNote>
              )
            }
          </Fetched>
        </Panel>
        <Panel title="Checkpoints">
          <Fetched read={checkpoints} what="checkpoints">
            {(view) => <Checkpoints view={view} />}
          </Fetched>
        </Panel>
      </PanelPair>
      {read.data && read.data.verifications.length > 1 && (
        <Panel title="Earlier verifications">
          <VerificationTable verifications={read.data.verifications.slice(1)} />
        </Panel>
      )}
    </>
  );
}
