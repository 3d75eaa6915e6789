import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { CardGrid } from './card-grid.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

const Card = styled(Paper)({ display: 'grid', gap: 12, padding: 24 });
const Tags = styled('div')({ display: 'flex', gap: 6 });

export function AppGridSkeleton() {
  return (
    <div role="status" aria-label="Loading apps">
      <CardGrid as="div">
        {CARDS.map((card) => (
          <Card key={card}>
            <Skeleton width="55%" height={20} />
            <Skeleton width="45%" height={12} />
            <Skeleton height={14} sx={{ mt: 1 }} />
            <Skeleton width="94%" height={14} />
            <Tags>
              <Skeleton width={84} height={24} />
              <Skeleton width={70} height={24} />
            </Tags>
            <Skeleton height={40} sx={{ mt: 1 }} />
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
