import { styled } from '@mui/material/styles';
import { ScreenHead } from '../features/audit/parts/screen-head.tsx';
import { Moderation } from '../features/feedback/complaints/moderation.tsx';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxWidth: 960 });

/** `/admin/reported-reviews`: what moderators decide between buyers and reviewers (D-127). */
export function ReportedReviewsScreen() {
  return (
    <Stack>
      <ScreenHead title="Reported reviews" />
      <Moderation />
    </Stack>
  );
}
