import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmptyList } from './claim-list.tsx';
import { PersonaCard } from './persona-card.tsx';
import type { ShownReport } from './read-report.ts';

const Secondary = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [theme.breakpoints.up(860)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const NOTHING_TO_IMAGINE = 'The pages we read don’t say who the customers are, so there is no persona.';
const NOT_RECOGNIZED = 'Our rules recognized no group of customers with certainty, so there is no persona.';

const emptyText = ({ limited, isCustomerUnknown }: ShownReport): string => {
  if (limited) return NOTHING_TO_IMAGINE;
  return isCustomerUnknown ? NOT_RECOGNIZED : 'No personas identified';
};

/** The imagined customers: one large card, then any number of small ones. */
export function PersonasPanel({ report }: { readonly report: ShownReport }) {
  const { primaryPersona, secondaryPersonas } = report;
  if (primaryPersona === undefined && secondaryPersonas.length === 0) {
    return <EmptyList>{emptyText(report)}</EmptyList>;
  }
  return (
    <>
      {primaryPersona && <PersonaCard persona={primaryPersona} isPrimary />}
      {secondaryPersonas.length > 0 && (
        <Secondary sx={{ mt: 2.5 }}>
          {secondaryPersonas.map((persona, index) => (
            <PersonaCard key={`${index}-${persona.name}`} persona={persona} />
          ))}
        </Secondary>
      )}
      <Typography variant="caption" color="textDisabled" sx={{ mt: 1.75 }}>
        Personas are imagined by the machine from the site’s text, and so are their portraits.
      </Typography>
    </>
  );
}
