import { styled } from '@mui/material/styles';
import type { CheckpointsView } from '@twofold/contracts/audit/figures/api';
import { counted } from '../parts/numbers.ts';
import { PanelBody } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { useExactTime, span } from '../parts/time.ts';
import { ChainPicture } from './chain-picture.tsx';
import { CheckList } from './check-list.tsx';
import { verdictsOf, type Verdict } from './verdicts.ts';

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.label,
  marginTop: 18,
  color: theme.vars.palette.text.secondary,
}));

type VerdictViewProps = { readonly verdict: Verdict; readonly checkpoints: CheckpointsView | undefined };

/** The verdict of one verification: the chain as a picture, then every check of the log and of the read models. */
export function VerdictView({ verdict, checkpoints }: VerdictViewProps) {
  const exactTime = useExactTime();
  const { events, startedAt, endedAt, startedBy, chain, upTo } = verdict;
  const { ofLog, ofReadModels } = verdictsOf(verdict);
  const tookMs = Date.parse(endedAt) - Date.parse(startedAt);
  return (
    <PanelBody>
      <p>
        <strong>{counted(events, 'event')}</strong>{' '}
        <SecondaryText>
          verified at {exactTime(endedAt).slice(0, 16)} in {span(tookMs)}, requested by user {startedBy}
        </SecondaryText>
      </p>
      <ChainPicture
        chain={chain}
        head={chain.state === 'sound' ? chain.position : Number(upTo ?? 0)}
        checkpoints={checkpoints?.checkpoints ?? []}
      />
      <Heading>The log</Heading>
      <CheckList verdict={verdict} checks={ofLog} />
      <Heading>The read models, row by row</Heading>
      <CheckList checks={ofReadModels} />
    </PanelBody>
  );
}
