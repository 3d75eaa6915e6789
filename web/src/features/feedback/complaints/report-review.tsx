import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { dateTime } from '../../../lib/date-time.ts';
import { ReportForm, type ReportableReview } from './report-form.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& p': { maxWidth: '68ch' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 40 },
  '@media print': { display: 'none' },
}));

type ReportReviewProps = {
  readonly orderId: number;
  readonly token: string | undefined;
  readonly reviews: readonly ReportableReview[];
  readonly until: string;
};

/** Lets a buyer report one review of an order as unusable (D-127). */
export function ReportReview({ until, ...order }: ReportReviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = (): void => setIsOpen(false);
  return (
    <Row>
      <Typography variant="body2" color="textSecondary">
        Is a review off topic, about another product, copied or abusive? You can report one review of this order until{' '}
        {dateTime(until)}. If your complaint is upheld, another reviewer takes the seat, free of charge.
      </Typography>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        Report a review
      </Button>
      {isOpen && (
        <SheetDialog open onClose={close} aria-labelledby={`${id}-heading`} aria-describedby={`${id}-text`}>
          <Typography variant="h3" component="h2" id={`${id}-heading`}>
            Report a review
          </Typography>
          <Typography variant="body2" id={`${id}-text`} sx={{ mt: 1, mb: 2.5 }}>
            The reviewer sees your complaint, without your name, and can appeal within 7 days. A moderator decides an
            appeal.
          </Typography>
          <ReportForm {...order} onClose={close} />
        </SheetDialog>
      )}
    </Row>
  );
}
