import { styled } from '@mui/material/styles';
import { openFact } from './evidence/open-fact.ts';
import { QuoteLinks } from './evidence/quote-links.tsx';
import { TextButton } from './evidence/text-button.ts';
import type { ShownEvidence } from './read-evidence.ts';
import { valueOf } from './read-facts.ts';

/** Whether the evidence is not from the site but an inference of ours or a table of ours. */
const isOurs = (basis: ShownEvidence['basis']): boolean => basis === 'inference' || basis === 'table';

const Note = styled('p')<{ basis: ShownEvidence['basis'] }>(({ theme, basis }) => ({
  padding: '2px 0 2px 12px',
  borderLeft: `2px ${isOurs(basis) ? 'dashed' : 'solid'} ${theme.vars.palette.machine.fill}`,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  color: isOurs(basis) ? theme.vars.palette.text.disabled : theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& q': { color: theme.vars.palette.text.primary },
  '& cite': {
    display: 'inline-block',
    maxWidth: '100%',
    fontStyle: 'normal',
    color: theme.vars.palette.text.disabled,
  },
}));

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Whether a claim already contains the quote. */
const hasQuote = (claim: string, quote: string): boolean => inOneLine(claim).includes(inOneLine(quote));

type EvidenceNoteProps = { readonly evidence: ShownEvidence | undefined; readonly claim: string };

/**
 * The evidence of a claim: a quote of the site with its section and page, a measured fact, or a dashed rule and the
 * words "Inference" or "From our table, not from the site".
 */
export function EvidenceNote({ evidence, claim }: EvidenceNoteProps) {
  if (evidence?.basis === 'quote') {
    return (
      <Note basis="quote">
        {hasQuote(claim, evidence.quote) ? 'Quoted from the page' : <q>{evidence.quote}</q>}{' '}
        {evidence.section && <cite>{evidence.section}</cite>} <QuoteLinks evidence={evidence} claim={claim} />
      </Note>
    );
  }
  if (evidence?.basis === 'measured') {
    const { fact } = evidence;
    return (
      <Note basis="measured">
        Measured: {fact.title} · {valueOf(fact)}{' '}
        <TextButton type="button" aria-label={`Open fact: ${fact.title}`} onClick={() => openFact(fact.id)}>
          Open fact
        </TextButton>
      </Note>
    );
  }
  if (evidence?.basis === 'table')
    return <Note basis="table">From our table, not from the site: {evidence.table}</Note>;
  const reason = evidence?.reason || 'no reason was recorded.';
  // Some reasons begin with the word themselves.
  return <Note basis="inference">{/^inferred/i.test(reason) ? reason : `Inference: ${reason}`}</Note>;
}
