import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { motion } from '../../lib/motion.ts';
import { PlusIcon } from '../../components/icons.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Wrap } from '../../components/wrap.tsx';

const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gap: '32px 64px',
  [theme.breakpoints.up(860)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)' },
}));

const Question = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '18px 4px 18px 0',
    ...theme.typography.h4,
    lineHeight: 1.4,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& svg': { marginTop: 3, color: theme.vars.palette.text.disabled, transition: `transform ${motion.open}` },
  '&[open] svg': { transform: 'rotate(45deg)' },
  '& p': { maxWidth: '62ch', padding: '0 48px 22px 0', color: theme.vars.palette.text.secondary },
}));

const questions = [
  [
    'What exactly is analyzed?',
    'The public page you paste and up to five more of its site: target audience, market positioning, user experience, competition and opportunities, monetization potential, customer personas and recommendations. Every point shows its source: a sentence, a measurement, our own table or an inference.',
  ],
  [
    'Is the analysis really free?',
    'Yes, always, and without an account. You pay only if you want people to look as well.',
  ],
  [
    'Who are the reviewers?',
    'People who registered, described their expertise and take on reviews that fit it. You can’t review your own app, and each person reviews an app once.',
  ],
  [
    'How do credits work?',
    'You start with 1 credit. Each completed review earns 1 more, and 1 credit = 1 review of your app. Your minimum balance is 1, because you need a credit to submit a review. You can optionally cash out once you have accumulated enough credits.',
  ],
  [
    'How long does human feedback take?',
    // The only mention of the Pro Package: it has no price and no button (D-68).
    'Quick Feedback arrives within 24 hours, the Standard Bundle within 48 hours, and the Pro Package within 72 hours.',
  ],
  ['What if a review does not arrive in time?', 'Late reviews are refunded automatically. You don’t have to ask.'],
  [
    'Who can see my report?',
    'Everybody: reports are public and listed in Discover Apps, without the query part of the address. Reviews you bought are shown only to you and to the owner of the app. An owner can unlist an app at any time.',
  ],
] as const;

/** Frequent questions; the answers describe only what the product does (D-75). */
export function Faq() {
  return (
    <PageSection id="faq" aria-labelledby="faq-heading">
      <Columns>
        <div>
          <Typography variant="h2" id="faq-heading">
            Questions, answered plainly
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.75 }}>
            Prefer to watch? <Link to="/#demo-flow">Watch an analysis</Link>
          </Typography>
        </div>
        <div>
          {questions.map(([question, answer], index) => (
            <Question key={question} open={index === 0}>
              <summary>
                {question}
                <PlusIcon size={18} />
              </summary>
              <p>{answer}</p>
            </Question>
          ))}
        </div>
      </Columns>
    </PageSection>
  );
}
