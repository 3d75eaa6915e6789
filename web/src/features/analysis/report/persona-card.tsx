import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { EvidenceNote } from './evidence-note.tsx';
import { MinusSign, RiseSign } from './icons.tsx';
import { Portrait } from './portrait.tsx';
import type { ShownPersona } from './read-report.ts';

const Card = styled(Paper)(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  alignContent: 'start',
  breakInside: 'avoid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '16px 18px',
  padding: 20,
  overflowWrap: 'anywhere',
  '&[data-size="large"]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > svg': { maxWidth: 112 },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '88px minmax(0, 1fr)',
    padding: 24,
    '&[data-size="large"]': {
      gridTemplateColumns: '168px minmax(0, 1fr)',
      gap: 28,
      '& > svg': { maxWidth: 'none' },
    },
  },
})) as typeof Paper;

const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'space-between',
  alignItems: 'center',
});

/** Imagined words are set in the sans font of machine text, because no person said them. */
const Imagined = styled('p')(({ theme }) => ({
  color: theme.vars.palette.machine.main,
  fontSize: '1rem',
  lineHeight: 1.4,
  letterSpacing: '-.012em',
  textWrap: 'balance',
  '[data-size="large"] &': { fontSize: '1.25rem' },
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 32px',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const Origin = styled('div')({ marginTop: 20 });

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  '& li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: 8, lineHeight: 1.45 },
  '& svg': { marginTop: 3, color: theme.vars.palette.machine.main },
}));

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography variant="label" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {children}
    </div>
  );
}

type PointListProps = { readonly label: string; readonly points: readonly string[]; readonly sign: ReactNode };

function PointList({ label, points, sign }: PointListProps) {
  if (points.length === 0) return null;
  return (
    <Fact label={label}>
      <Points>
        {points.map((point, index) => (
          <li key={`${index}-${point}`}>
            {sign}
            <span>{point}</span>
          </li>
        ))}
      </Points>
    </Fact>
  );
}

/** Replaces the double quotation marks within a quotation by single ones. */
const withinMarks = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');

/** The age and, unless it is the name, the occupation. */
const lineBelow = ({ name, age, occupation }: ShownPersona): string =>
  [age, name.trim().toLowerCase() === occupation.trim().toLowerCase() ? '' : occupation]
    .filter(Boolean)
    .join('\u2002·\u2002');

type PersonaCardProps = { readonly persona: ShownPersona; readonly isPrimary?: boolean };

/** Everything that the report says about a persona. */
export function PersonaCard({ persona, isPrimary = false }: PersonaCardProps) {
  const id = useId();
  return (
    <Card component="article" data-size={isPrimary ? 'large' : 'small'} aria-labelledby={id}>
      <Portrait persona={persona} />
      <div>
        <Name>
          <Typography variant={isPrimary ? 'h2' : 'h3'} component="h2" id={id}>
            {persona.name || 'Unnamed persona'}
          </Typography>
          {isPrimary && <Chip variant="state" color="machine" label="Primary persona" />}
        </Name>
        <Typography variant={isPrimary ? 'body1' : 'body2'} color="textSecondary" sx={{ mt: isPrimary ? 1 : 0.25 }}>
          {lineBelow(persona)}
        </Typography>
        {persona.quote && <Imagined sx={{ my: isPrimary ? 2.5 : 1.5 }}>“{withinMarks(persona.quote)}”</Imagined>}
        <Facts sx={{ mt: isPrimary ? 2.5 : 1.5 }}>
          {persona.background && (
            <Fact label="Background">
              <p>{persona.background}</p>
            </Fact>
          )}
          {persona.behavior && (
            <Fact label="Behavior">
              <p>{persona.behavior}</p>
            </Fact>
          )}
          <PointList label="Goals" points={persona.goals} sign={<RiseSign />} />
          <PointList label="Pain points" points={persona.painPoints} sign={<MinusSign />} />
        </Facts>
        {persona.evidence && (
          <Origin>
            <EvidenceNote evidence={persona.evidence} claim={persona.name} />
          </Origin>
        )}
      </div>
    </Card>
  );
}
