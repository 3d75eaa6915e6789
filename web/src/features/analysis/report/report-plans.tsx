import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Fold } from '../../../components/fold.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { PageSection, SectionHead } from '../../../components/page-section.tsx';
import { Wrap } from '../../../components/wrap.tsx';
import type { Limited } from './limited.ts';
import { scrollToElement } from '../../../lib/scroll-to.ts';

const Section = styled(PageSection)({
  overflowWrap: 'anywhere',
  '&:focus': { outline: 0 },
  '@media print': { display: 'none' },
});

/** The section that every "pricing" link of a report leads to. */
const PRICING_ID = 'pricing';

const Ended = styled('div')({ marginBottom: 24 });

const Again = styled('div')({ display: 'grid', gap: 8, margin: '48px 0 24px' });

const Ordered = styled('div')({ marginBottom: 24 });

const More = styled(Fold)({ marginTop: 24, '&[open] > summary': { marginBottom: 16 } });

type ReportPlansProps = {
  readonly title: string;
  /** The reader's last order for the app, if there is one. */
  readonly order?: ReactNode;
  /** Whether that order is in progress: the plans are then collapsed. */
  readonly isUnderWay?: boolean;
  /** Why the report is limited, if it is. */
  readonly limited?: Limited | undefined;
  readonly children: ReactNode;
};

const leadOf = (app: string, isUnderWay: boolean, limited: Limited | undefined): string => {
  if (isUnderWay) return `People are reviewing ${app}. Late reviews are refunded automatically.`;
  if (limited?.hasApp === false) return `We found no app at this address. Order reviews once ${app} is there.`;
  if (limited) return `The machine could read too little of ${app}. People can look at it themselves.`;
  return `The machine has read ${app}. Ask people who match your customer.`;
};

/** The order in progress, or the plans for human feedback. The plan cards are passed in by the page. */
export function ReportPlans({ title, order, isUnderWay = false, limited, children }: ReportPlansProps) {
  const id = useId();
  const heading = (
    <Typography variant="h2" id={id}>
      {order ? 'Your order' : 'Get human feedback'}
    </Typography>
  );
  const hasEnded = order !== undefined && !isUnderWay;
  return (
    <Section id={PRICING_ID} tabIndex={-1} aria-labelledby={id}>
      <Wrap>
        {hasEnded ? (
          <Ended>{heading}</Ended>
        ) : (
          <SectionHead heading={heading}>{leadOf(title || 'your app', isUnderWay, limited)}</SectionHead>
        )}
        {order && <Ordered>{order}</Ordered>}
        {hasEnded && (
          <Again>
            <Typography variant="h3">Ask more people</Typography>
            <Typography color="textSecondary">To hear from more people, choose a plan again.</Typography>
          </Again>
        )}
        {isUnderWay ? (
          <More>
            <summary>
              <PlusIcon size={14} /> Order more reviews
            </summary>
            {children}
          </More>
        ) : (
          children
        )}
      </Wrap>
    </Section>
  );
}

/** Scrolls to the plans and focuses them, so that Tab continues with the first plan. */
export const showPlans = (): void => {
  const section = document.getElementById(PRICING_ID);
  scrollToElement(section);
  section?.focus({ preventScroll: true });
};
