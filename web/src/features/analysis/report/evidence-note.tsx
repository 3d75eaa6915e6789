import { styled } from '@mui/material/styles';
import type { Evidence } from '@twofold/contracts/analysis/report';
import { SiteLink } from '../../../components/site-link.tsx';

const Note = styled('p')<{ basis: Evidence['basis'] }>(({ theme, basis }) => ({
  padding: '2px 0 2px 12px',
  borderLeft: `2px ${basis === 'quote' ? 'solid' : 'dashed'} ${theme.vars.palette.machine.fill}`,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  color: basis === 'quote' ? theme.vars.palette.text.secondary : theme.vars.palette.text.disabled,
  overflowWrap: 'anywhere',
  '& q': { color: theme.vars.palette.text.primary },
  '& cite': {
    display: 'inline-block',
    maxWidth: '100%',
    fontStyle: 'normal',
    color: theme.vars.palette.text.disabled,
  },
}));

/** What a claim rests on: a quote of the site with the section and the page it stands in, or a dashed rule and the word "Inference". */
export function EvidenceNote({ evidence }: { readonly evidence: Evidence | undefined }) {
  if (evidence?.basis === 'quote') {
    return (
      <Note basis="quote">
        <q>{evidence.quote}</q> {evidence.section && <cite>{evidence.section}</cite>}{' '}
        {evidence.page && <SiteLink url={evidence.page} label={new URL(evidence.page).pathname} />}
      </Note>
    );
  }
  return <Note basis="inference">Inference: {evidence?.reason || 'no reason was recorded.'}</Note>;
}
