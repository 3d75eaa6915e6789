import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { PageSection, SectionHead } from '../../../components/page-section.tsx';
import { Wrap } from '../../../components/wrap.tsx';

const Section = styled(PageSection)({
  overflowWrap: 'anywhere',
  '&:focus': { outline: 0 },
  '@media print': { display: 'none' },
});

/** The section that every "pricing" link of a report leads to. */
const PRICING_ID = 'pricing';

type ReportPlansProps = { readonly title: string; readonly children: ReactNode };

/** What people can add to a report. The cards come from whoever puts the page together. */
export function ReportPlans({ title, children }: ReportPlansProps) {
  const id = useId();
  return (
    <Section id={PRICING_ID} tabIndex={-1} aria-labelledby={id}>
      <Wrap>
        <SectionHead
          heading={
            <Typography variant="h2" id={id}>
              Turn the sheet
            </Typography>
          }
        >
          The machine has read {title || 'your app'}. Ask people who match your customer.
        </SectionHead>
        {children}
      </Wrap>
    </Section>
  );
}

/** Brings the plans into view and moves the focus there, so that Tab goes on with the first plan. */
export const showPlans = (): void => {
  const section = document.getElementById(PRICING_ID);
  const isCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
};
