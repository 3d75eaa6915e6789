import { styled } from '@mui/material/styles';
import type { StatementAgreement } from '@twofold/contracts/reviews/api';
import { useAgreementOn } from './use-agreement.ts';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  '&[data-contradicted]': { fontWeight: 600, color: theme.vars.palette.people.main },
  '& > :last-child': { marginLeft: 6 },
}));

const Disc = styled('i')(({ theme }) => ({
  width: 11,
  height: 11,
  borderRadius: '50%',
  border: `1.5px solid ${theme.vars.palette.people.fill}`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '&[data-answer="agree"]': { background: theme.vars.palette.people.fill },
  '&[data-answer="cannot-tell"]': { borderStyle: 'dashed', borderColor: theme.vars.palette.text.disabled },
}));

const Voices = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& q': { ...theme.typography.voice, fontSize: '1.0625rem', lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));

/** At most this many discs are drawn. */
const MAX_DISCS = 9;

/** What people think of one statement, in words. */
const agreementInWords = ({ agree, disagree, cannotTell }: StatementAgreement): string => {
  const opinions = agree + disagree;
  if (opinions === 0) return cannotTell === 1 ? '1 person can’t tell' : `${cannotTell} people can’t tell`;
  const [count, verb] = disagree > agree ? [disagree, 'disagree'] : [agree, 'agree'];
  if (opinions === 1) return `1 person ${verb}s`;
  return `${count} of ${opinions} people ${verb}`;
};

/** Discs beside a claim: filled agree, outlined disagree, dashed cannot tell. */
function AgreementLine({ agreement }: { readonly agreement: StatementAgreement }) {
  const { agree, disagree, cannotTell, isContradicted } = agreement;
  const discs = [
    ...Array.from({ length: agree }, () => 'agree'),
    ...Array.from({ length: disagree }, () => 'disagree'),
    ...Array.from({ length: cannotTell }, () => 'cannot-tell'),
  ];
  return (
    <Line data-contradicted={isContradicted || undefined}>
      {discs.slice(0, MAX_DISCS).map((answer, index) => (
        <Disc key={index} data-answer={answer} aria-hidden="true" />
      ))}
      <span>{agreementInWords(agreement)}</span>
    </Line>
  );
}

/** The comments of the people who judged a statement; the server sends them to the app's owner and buyers only. */
function AgreementVoices({ agreement }: { readonly agreement: StatementAgreement }) {
  const said = agreement.voices?.filter(({ comment }) => comment !== undefined) ?? [];
  if (said.length === 0) return null;
  return (
    <Voices aria-label="What they say">
      {said.map(({ reviewer, comment }, index) => (
        <li key={index}>
          <q>{comment}</q>
          <small>{[reviewer.name, reviewer.expertise].filter(Boolean).join(', ')}</small>
        </li>
      ))}
    </Voices>
  );
}

/** The judgments of the statement at a path of the report; nothing if there are none. */
export function PeopleOn({ path }: { readonly path: string }) {
  const agreement = useAgreementOn(path);
  if (agreement === undefined) return null;
  return (
    <>
      <AgreementLine agreement={agreement} />
      <AgreementVoices agreement={agreement} />
    </>
  );
}
