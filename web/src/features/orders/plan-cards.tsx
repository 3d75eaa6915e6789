import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PlanId } from '@twofold/contracts/orders/plans';
import { PLANS } from '@twofold/contracts/orders/plans';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { FoldCorner } from '../../components/fold-corner.tsx';
import { CheckIcon } from '../../components/icons.tsx';
import { CreditPicture, SeatsPicture } from './plan-pictures.tsx';
import { useIsSimulated } from './use-is-simulated.ts';
import { usePlanChoice } from './use-plan-choice.ts';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'stretch',
  gap: 14,
  [theme.breakpoints.up(860)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gap: 20 },
}));

const Card = styled('article', { shouldForwardProp: (name) => name !== 'isPopular' })<{ readonly isPopular: boolean }>(
  ({ theme, isPopular }) => {
    const { palette } = theme.vars;
    return {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: 20,
      // Keeps the button clear of the folded corner, which is 26 px.
      padding: '20px 20px 28px',
      [theme.breakpoints.up('md')]: { padding: '22px 22px 28px' },
      background: palette.background.paper,
      border: `1px solid ${isPopular ? palette.people.main : palette.divider}`,
      borderRadius: isPopular ? '10px 10px 0 10px' : 10,
      boxShadow: isPopular ? `inset 0 0 0 1px ${palette.people.main}` : 'none',
      '& > .MuiButton-root': { marginTop: 'auto' },
      [theme.breakpoints.up('lg')]: { padding: 28 },
    };
  },
);

const Popular = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  position: 'absolute',
  top: 26,
  right: 24,
  padding: '2px 10px',
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.people.line}`,
  color: theme.vars.palette.people.main,
  background: theme.vars.palette.people.soft,
}));

const Price = styled('p')(({ theme }) => ({
  ...theme.typography.number,
  letterSpacing: '-.045em',
  '& small': {
    fontSize: '1rem',
    fontWeight: 400,
    letterSpacing: 0,
    color: theme.vars.palette.text.secondary,
  },
}));

const Features = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '& li': { display: 'grid', gridTemplateColumns: '16px 1fr', gap: 10 },
  '& svg': { marginTop: 3, color: theme.vars.palette.people.main },
}));

/** Reserves its space while the configuration loads, so that nothing moves. */
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.5em',
  marginTop: 20,
  color: theme.vars.palette.text.secondary,
}));

const paidPlans = ['QUICK', 'STANDARD'] as const satisfies readonly PlanId[];

type PlanCardProps = {
  readonly id: PlanId;
  /** The id of the element that names the plan. */
  readonly nameId: string;
  /** The button or link that selects the plan. */
  readonly children: ReactNode;
};

function PlanCard({ id, nameId, children }: PlanCardProps) {
  const plan = PLANS[id];
  return (
    <Card isPopular={plan.isPopular} aria-labelledby={nameId}>
      {plan.isPopular && <Popular>Most popular</Popular>}
      {id === 'FREE' ? <CreditPicture /> : <SeatsPicture seats={plan.reviewers} />}
      <div>
        <Typography variant="h3" id={nameId}>
          {plan.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {plan.description}
        </Typography>
      </div>
      <Price>
        ${plan.priceCents / 100} <small>{plan.perUnit}</small>
      </Price>
      <Features>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon />
            <span>{feature}</span>
          </li>
        ))}
      </Features>
      {children}
      {plan.isPopular && <FoldCorner />}
    </Card>
  );
}

type PlanCardsProps = {
  readonly productId?: number;
  /** The token of the share link that opened the report. */
  readonly share?: string | undefined;
};

/** The price list. Paid plans require a report; without one they are disabled and say what to do first (D-69). */
export function PlanCards({ productId, share }: PlanCardsProps) {
  const isSimulated = useIsSimulated();
  const { chosen, choose } = usePlanChoice(productId, share);
  const isBlocked = productId === undefined || chosen !== undefined;
  const words = productId === undefined ? 'Submit URL First' : 'Select Plan';
  const prefix = useId();
  const nameOf = (id: PlanId) => `${prefix}-${id}`;
  return (
    <>
      <Cards>
        <PlanCard id="FREE" nameId={nameOf('FREE')}>
          <Button variant="outlined" component={Link} to={paths.becomeReviewer}>
            Become a Reviewer
          </Button>
        </PlanCard>
        {paidPlans.map((id) => (
          <PlanCard key={id} id={id} nameId={nameOf(id)}>
            <Button color="people" disabled={isBlocked} onClick={() => void choose(id)} aria-describedby={nameOf(id)}>
              {chosen === id ? 'Starting checkout...' : words}
            </Button>
          </PlanCard>
        ))}
      </Cards>
      <Note>{isSimulated === true && 'Payments are simulated here: choosing a plan costs nothing.'}</Note>
    </>
  );
}
