import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

const Placeholder = styled('div')({ display: 'grid', gap: 20, marginTop: 20 });

/** The placeholder of the seats while they load. */
export function SeatsSkeleton() {
  return (
    <div role="status" aria-label="Loading seats">
      <Skeleton width={130} height={24} />
      <Placeholder>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </Placeholder>
    </div>
  );
}
