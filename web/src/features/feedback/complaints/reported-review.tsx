import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ComplaintBadge } from './complaint-badge.tsx';
import { ComplaintTexts } from './complaint-texts.tsx';
import { standing, type ReadComplaint } from './words.ts';

const Stack = styled('div')({ display: 'grid', gap: 16 });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });

type ReportedReviewProps = {
  readonly complaint: ReadComplaint;
  /** The name of the review. */
  readonly name: string;
  /** The seat that was opened for another reviewer, if any. */
  readonly children?: ReactNode;
};

/** A buyer's complaint, and its state. */
export function ReportedReview({ complaint, name, children }: ReportedReviewProps) {
  return (
    <Stack>
      <Head>
        <ComplaintBadge state={complaint.state} />
        <Typography variant="body2">{name}</Typography>
      </Head>
      <Typography color="textSecondary">{standing(complaint, 'buyer')}</Typography>
      <ComplaintTexts complaint={complaint} headings="h3" />
      {children !== undefined && (
        <>
          <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
            Replacement seat
          </Typography>
          {children}
        </>
      )}
    </Stack>
  );
}
