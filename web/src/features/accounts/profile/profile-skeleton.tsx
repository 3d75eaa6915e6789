import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  padding: '48px 0 32px',
  '& > div': { flex: 1, minWidth: 0 },
});
const Card = styled(Paper)({ display: 'grid', gap: 18, marginTop: 28, padding: 28 });

/** The placeholder of the profile while it loads. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading profile">
      <VisuallyHidden role="heading" aria-level={1}>
        Loading profile
      </VisuallyHidden>
      <Head>
        <Skeleton width={56} height={56} sx={{ borderRadius: '50%', flex: 'none' }} />
        <div>
          <Skeleton width={280} height={40} sx={{ mb: 1, maxWidth: '100%' }} />
          <Skeleton width={90} height={16} />
        </div>
      </Head>
      <Skeleton width={72} height={18} />
      <Card>
        <Skeleton width={110} height={24} />
        <Skeleton width="42%" height={36} />
        <Skeleton width="36%" height={36} />
        <Skeleton width="64%" height={36} />
      </Card>
    </div>
  );
}
