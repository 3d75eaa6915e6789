import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComplaintView } from '@twofold/contracts/feedback/complaints/api';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import type { ReactNode } from 'react';
import { dateTime } from '../../../lib/date-time.ts';
import { REASONS } from './words.ts';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Side = styled('section')(({ theme }) => ({
  padding: '16px 20px 20px',
  background: theme.vars.palette.people.soft,
  borderRadius: '4px 18px 18px 4px',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  '& blockquote': { ...theme.typography.voice, marginTop: 10, whiteSpace: 'pre-line' },
  '& .absent': { ...theme.typography.body2, marginTop: 10, color: theme.vars.palette.text.secondary },
  '& .when': { ...theme.typography.caption, marginTop: 10, color: theme.vars.palette.text.secondary },
  '@media print': { border: `1px solid ${theme.vars.palette.people.line}`, background: 'none' },
}));

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });

type ComplaintTextsProps = {
  readonly complaint: ComplaintView;
  /** The heading level of the two sides. */
  readonly headings: 'h3' | 'h4';
};

/** The buyer's complaint and the author's appeal, side by side if there is room. */
export function ComplaintTexts({ complaint, headings }: ComplaintTextsProps) {
  const { reason, note, reportedAt, appeal, state } = complaint;
  // Distinguishes the sections if a list has several complaints.
  const about = `about review #${complaint.reviewId}`;
  return (
    <Sides>
      <OneSide
        title="Complaint"
        about={about}
        heading={headings}
        chip={`Reason: ${REASONS[reason].toLowerCase()}`}
        text={note}
        at={reportedAt}
      />
      {appeal ? (
        <OneSide title="Appeal" about={about} heading={headings} text={appeal.text} at={appeal.at} />
      ) : (
        state !== 'reported' && <NoAppeal about={about} heading={headings} />
      )}
    </Sides>
  );
}

type OneSideProps = {
  readonly title: string;
  readonly about: string;
  readonly heading: 'h3' | 'h4';
  readonly chip?: ReactNode;
  readonly text: string | undefined;
  readonly at: string;
};

function OneSide({ title, about, heading, chip, text, at }: OneSideProps) {
  return (
    <Side aria-label={`${title} ${about}`}>
      <Head>
        <Typography variant="h4" component={heading}>
          {title}
        </Typography>
        {chip !== undefined && <Chip label={chip} />}
      </Head>
      {text === undefined ? <p className="absent">The text was {REMOVED_TEXT}.</p> : <blockquote>{text}</blockquote>}
      <p className="when">{dateTime(at)}</p>
    </Side>
  );
}

function NoAppeal({ about, heading }: Pick<OneSideProps, 'about' | 'heading'>) {
  return (
    <Side aria-label={`Appeal ${about}`}>
      <Typography variant="h4" component={heading}>
        Appeal
      </Typography>
      <p className="absent">No appeal.</p>
    </Side>
  );
}
