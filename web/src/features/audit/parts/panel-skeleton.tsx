import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { PanelBody } from './panel.tsx';

const Rows = styled(PanelBody)({ display: 'grid', gap: 12 });

/** The placeholder of a panel while it loads. */
export function PanelSkeleton({ label, rows = 6 }: { readonly label: string; readonly rows?: number }) {
  return (
    <Rows role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={20} width={`${100 - ((row * 37) % 45)}%`} />
      ))}
    </Rows>
  );
}
