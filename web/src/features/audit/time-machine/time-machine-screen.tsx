import { useNavigate, useParams } from 'react-router-dom';
import { momentPath } from '../addresses.ts';
import { FindForm } from '../parts/find-form.tsx';
import { Legend } from '../parts/legend.tsx';
import { Panel } from '../parts/panel.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { TimeMachine } from './time-machine.tsx';

/** The state of a stream at any revision; without a stream in the URL, a form to choose one. */
export function TimeMachineScreen() {
  const { stream } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <ScreenHead title="Time machine">
        <Legend />
      </ScreenHead>
      {stream === undefined ? (
        <Panel title="Open a stream">
          <FindForm
            label="Name"
            hint="Such as product-3 for a report, order-9, credits-17 or user-17"
            onFind={(name) => void navigate(momentPath(name))}
          />
        </Panel>
      ) : (
        <TimeMachine key={stream} stream={stream} />
      )}
    </>
  );
}
