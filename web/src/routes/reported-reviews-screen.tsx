import { styled } from '@mui/material/styles';
import { ScreenHead } from '../features/audit/parts/screen-head.tsx';
import { Moderation } from '../features/feedback/complaints/moderation.tsx';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxWidth: 960 });

/** `/admin/reported-reviews`: moderators decide between the buyer who reported a review and its reviewer (D-127). */
export function ReportedReviewsScreen() {
  return (
    <Stack>
      <ScreenHead title="Reported reviews" />
      <Moderation />
    </Stack>
  );
}
