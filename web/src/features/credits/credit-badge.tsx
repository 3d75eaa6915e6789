import { styled } from '@mui/material/styles';
import { CreditIcon } from '../../components/credit-icon.tsx';

const Pill = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '4px 14px 4px 6px',
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.people.line}`,
  background: theme.vars.palette.people.soft,
  color: theme.vars.palette.people.main,
  fontWeight: 600,
}));

/** The available credits, as a pill. */
export function CreditBadge({ credits }: { readonly credits: number }) {
  return (
    <Pill>
      <CreditIcon />
      {`Credits: ${credits}`}
    </Pill>
  );
}
