import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FactorKind, SecondFactorsView } from '@twofold/contracts/accounts/second-factor';
import type { ReactNode } from 'react';
import { longDate } from '../../../lib/day-of.ts';

const Row = styled('li')(({ theme }) => ({
  // The buttons are in one column, regardless of the length of the text.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { overflowWrap: 'anywhere' },
}));

const KINDS: Readonly<Record<FactorKind, string>> = { totp: 'Authenticator app', passkey: 'Passkey' };

export type Factor = SecondFactorsView['factors'][number];

/** The kind and the date; the kind is left out if the name is the same. */
const addedText = ({ kind, name, addedAt }: Factor): string => {
  const added = longDate(addedAt) ?? '';
  return name === KINDS[kind] ? `Added ${added}` : `${KINDS[kind]}, added ${added}`;
};

type FactorListProps = {
  readonly view: SecondFactorsView;
  readonly onRemove: (factor: Factor) => void;
  readonly onRenew: () => void;
};

/** The second factors of an account, and how many recovery codes are left. */
export function FactorList({ view: { factors, recoveryCodesLeft }, onRemove, onRenew }: FactorListProps) {
  return (
    <ul aria-labelledby="two-step-heading">
      {factors.map((factor) => (
        <Line
          key={factor.id}
          title={factor.name}
          text={addedText(factor)}
          action={
            <Button
              variant="outlined"
              size="small"
              onClick={() => onRemove(factor)}
              aria-label={`Remove ${factor.name}`}
            >
              Remove
            </Button>
          }
        />
      ))}
      <Line
        title="Recovery codes"
        text={
          recoveryCodesLeft === 0
            ? 'None left. Create new ones before you need them.'
            : `${recoveryCodesLeft} of 10 left. Each works once, in place of a second factor.`
        }
        action={
          <Button variant="outlined" size="small" onClick={onRenew}>
            Create new codes
          </Button>
        }
      />
    </ul>
  );
}

type LineProps = { readonly title: string; readonly text: string; readonly action: ReactNode };

function Line({ title, text, action }: LineProps) {
  return (
    <Row>
      <div>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </div>
      {action}
    </Row>
  );
}
