import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use, useId, useState, type ReactNode } from 'react';
import { ClaimList } from '../claim-list.tsx';
import type { ShownReport } from '../read-report.ts';
import { Agreement, disputedClaims } from './use-agreement.ts';

const Bar = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBottom: 12,
  '@media print': { display: 'none' },
});
const Panel = styled('section')({ paddingTop: 24 });
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 20 }));

type DisputedClaimsSwitchProps = { readonly report: ShownReport; readonly children: ReactNode };

/**
 * A switch that replaces the tabs by the claims that at least one person disagrees with; absent if there are none.
 * `children` are the tabs.
 */
export function DisputedClaimsSwitch({ report, children }: DisputedClaimsSwitchProps) {
  const id = useId();
  const [isOn, setIsOn] = useState(false);
  const claims = disputedClaims(report, use(Agreement));
  // The tabs keep their position in the tree, and so their state, when the answers arrive.
  return (
    <>
      {claims.length > 0 && (
        <Bar>
          <Button
            variant={isOn ? 'contained' : 'outlined'}
            color="people"
            size="small"
            aria-pressed={isOn}
            onClick={() => setIsOn(!isOn)}
          >
            {`Where people disagree (${claims.length})`}
          </Button>
        </Bar>
      )}
      {isOn && claims.length > 0 ? (
        <Panel aria-labelledby={id}>
          <Heading id={id}>Where people disagree</Heading>
          <ClaimList claims={claims} empty="" />
        </Panel>
      ) : (
        children
      )}
    </>
  );
}
