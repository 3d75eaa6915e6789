import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CheckIcon } from '../../../components/icons.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';

/** Something that a new member does once. Without `to` it has no link. */
export type FirstStep = {
  readonly name: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly to?: string;
};

const Section = styled('section')({ marginBottom: 28 });

const Card = styled(Paper)(({ theme }) => ({
  padding: 20,
  [theme.breakpoints.up('md')]: { padding: 24 },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 12,
});

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 32px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 12, overflowWrap: 'anywhere' },
  '& svg': { marginTop: 3, color: theme.vars.palette.success.main },
  '& a, & strong': { fontWeight: 600 },
}));

/** A step that is not done yet. */
const Ring = styled('span')(({ theme }) => ({
  width: 16,
  height: 16,
  margin: '4px 2px',
  borderRadius: '50%',
  border: `1.5px dashed ${theme.vars.palette.lineStrong}`,
}));

type FirstStepsProps = { readonly steps: readonly FirstStep[]; readonly onHide: () => void };

/** The completed and remaining first steps of a new member; hidden once all are done, or on request. */
export function FirstSteps({ steps, onHide }: FirstStepsProps) {
  const id = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section aria-labelledby={id}>
      <Card>
        <Head>
          <div>
            <Typography variant="h4" component="h2" id={id}>
              First steps
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {done} of {steps.length} done
            </Typography>
          </div>
          <Button variant="text" size="small" onClick={onHide} aria-label="Hide first steps" sx={{ mr: -1.5 }}>
            Hide
          </Button>
        </Head>
        <Steps>
          {steps.map((step) => (
            <Step key={step.name} {...step} />
          ))}
        </Steps>
      </Card>
    </Section>
  );
}

function Step({ name, text, isDone, to }: FirstStep) {
  return (
    <li>
      {isDone ? <CheckIcon size={20} /> : <Ring aria-hidden="true" />}
      <div>
        {isDone && <VisuallyHidden>Done: </VisuallyHidden>}
        {isDone || to === undefined ? <strong>{name}</strong> : <Link to={to}>{name}</Link>}
        {!isDone && (
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
      </div>
    </li>
  );
}
