import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection, SectionHead } from '../../components/page-section.tsx';
import { SourceLabel } from '../../components/source-label.tsx';
import { Wrap } from '../../components/wrap.tsx';
import { LinkPicture, MachinePicture, PeoplePicture } from './step-pictures.tsx';

const Signs = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 24px',
  marginTop: 8,
  '& span': { fontSize: '.9375rem' },
});

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 36,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 0 },
}));

type Who = 'neutral' | 'machine' | 'people';

const Step = styled('li', { shouldForwardProp: (name) => name !== 'who' })<{ readonly who: Who }>(({ theme, who }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: '96px 1fr',
    alignContent: 'start',
    columnGap: 20,
    '& > *': { gridColumn: 2 },
    '& .art': { gridColumn: 1, gridRow: '1 / 4' },
    '& .art svg': { width: 96, height: 'auto' },
    // The three pieces form one line through all steps.
    '& .when': {
      ...theme.typography.body2,
      margin: '0 0 8px',
      paddingTop: 10,
      fontWeight: 600,
      color: who === 'neutral' ? palette.text.secondary : palette[who].main,
      borderTop: `3px solid ${who === 'neutral' ? palette.lineStrong : palette[who].fill}`,
    },
    '& .what': { maxWidth: '34ch', marginTop: 6, fontSize: '.9375rem', color: palette.text.secondary },
    [theme.breakpoints.up('md')]: {
      display: 'block',
      paddingRight: 32,
      '& .art': { paddingBottom: 28 },
      '& .art svg': { width: 120 },
      '& .when': { marginRight: -32, marginBottom: 10, paddingTop: 14 },
    },
    [theme.breakpoints.up('lg')]: { '& .art svg': { width: 150 } },
  };
});

const steps = [
  {
    who: 'neutral',
    picture: <LinkPicture />,
    when: '0 s',
    title: 'Paste a link',
    what: 'Any public page of an app or a website. You need no account and no card.',
  },
  {
    who: 'machine',
    picture: <MachinePicture />,
    when: 'about 20 s',
    title: 'The machine reads it',
    what: 'Audience, positioning, strengths, competition, personas, ratings. Quotes come from your site; inferences are marked as such.',
  },
  {
    who: 'people',
    picture: <PeoplePicture />,
    when: '24 to 48 hours',
    title: 'People look at it',
    what: 'One reviewer or three who fit your customer. They use your product, rate it out of 5 and write down why.',
  },
] as const;

/** The three steps, each with a picture of the sheet: blank, its front, its back. */
export function HowItWorks() {
  return (
    <PageSection id="how-it-works" aria-labelledby="how-heading">
      <Wrap>
        <SectionHead
          heading={
            <Typography variant="h2" id="how-heading">
              First the AI report. Then real people.
            </Typography>
          }
        >
          <p>Both readings stay on one page, so you always know who is talking.</p>
          <Signs>
            <SourceLabel who="machine">Cool: the machine</SourceLabel>
            <SourceLabel who="people">Warm: people</SourceLabel>
          </Signs>
        </SectionHead>
        <Steps>
          {steps.map(({ who, picture, when, title, what }) => (
            <Step key={who} who={who}>
              <div className="art">{picture}</div>
              <p className="when">{when}</p>
              <Typography variant="h3">{title}</Typography>
              <p className="what">{what}</p>
            </Step>
          ))}
        </Steps>
      </Wrap>
    </PageSection>
  );
}
