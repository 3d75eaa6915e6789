import { styled } from '@mui/material/styles';

/** Specification, section 9. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 2,
  forcedColorAdjust: 'none',
  '& path': { fill: theme.vars.palette.people.main },
  '& .off path': { fill: theme.vars.palette.people.line },
}));

/** A person's rating, out of five stars. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <Row role="img" aria-label={`${rating} out of 5 stars`}>
      {RATINGS.map((star) => (
        <svg key={star} className={star > rating ? 'off' : undefined} width="16" height="16" viewBox="0 0 16 16">
          <path d="m8 1.6 1.95 4.1 4.5.6-3.3 3.15.82 4.47L8 11.75l-3.97 2.17.82-4.47L1.55 6.3l4.5-.6Z" />
        </svg>
      ))}
    </Row>
  );
}
