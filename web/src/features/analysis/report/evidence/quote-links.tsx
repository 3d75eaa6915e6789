import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { latePart } from '../../../../components/late-part.tsx';
import { SiteLink } from '../../../../components/site-link.tsx';
import type { ShownEvidence } from '../read-evidence.ts';
import { useEvidenceSource } from './evidence-source.ts';
import { TextButton } from './text-button.ts';
import { passageAddress } from './text-fragment.ts';

/** Few quotes are opened, so it is loaded on demand. */
const PassageDialog = latePart(async () => (await import('./passage-dialog.tsx')).PassageDialog);

const Links = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 14px' });

type Quote = Extract<ShownEvidence, { basis: 'quote' }>;

const nameOf = (page: string): string => {
  const { pathname, hostname } = new URL(page);
  return pathname === '/' ? hostname : pathname;
};

type QuoteLinksProps = {
  readonly evidence: Quote;
  /** The claim that quotes it, to tell apart two claims with the same quote. */
  readonly claim: string;
};

/** Opens a quote in its context: on the live page, and in the stored text of the report. */
export function QuoteLinks({ evidence, claim }: QuoteLinksProps) {
  const source = useEvidenceSource();
  const [isOpen, setIsOpen] = useState(false);
  const page = evidence.page ?? source?.url ?? '';
  const address = passageAddress(page, evidence.quote);
  return (
    <Links>
      {address !== undefined && <SiteLink url={address} label={nameOf(page)} />}
      {source && evidence.id !== '' && (
        <TextButton
          type="button"
          aria-label={`In context: ${evidence.quote}`}
          aria-description={claim}
          onClick={() => setIsOpen(true)}
        >
          In context
        </TextButton>
      )}
      {source && isOpen && <PassageDialog source={source} evidence={evidence} onClose={() => setIsOpen(false)} />}
    </Links>
  );
}
