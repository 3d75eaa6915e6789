import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FoldCorner } from '../../components/fold-corner.tsx';
import { NarrowPage } from '../../components/narrow-page.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';

const Card = styled(Paper)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  padding: 24,
  [theme.breakpoints.up('md')]: { padding: 32 },
  '&[data-folded]': { border: 0, borderRadius: '10px 10px 0 10px' },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 8,
});

type PaymentResultProps = {
  readonly title: string;
  readonly message: string;
  /** An icon above the title; decorative. */
  readonly sign: ReactNode;
  /** If paid, the corner of the card folds. */
  readonly isPaid?: boolean;
  /** Additional information. */
  readonly note?: ReactNode;
  /** Links to continue. */
  readonly children?: ReactNode;
};

/** The payment result pages of the specification, section 2. Screen readers announce changes. */
export function PaymentResult({ title, message, sign, isPaid = false, note, children }: PaymentResultProps) {
  usePageTitle(title);
  return (
    <NarrowPage maxWidthPx={560}>
      <Card variant={isPaid ? 'people' : 'outlined'} data-folded={isPaid || undefined} aria-live="polite">
        {sign}
        <Typography variant="h1">{title}</Typography>
        <Typography>{message}</Typography>
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
        {children && <Actions>{children}</Actions>}
        {isPaid && <FoldCorner isArriving />}
      </Card>
    </NarrowPage>
  );
}
