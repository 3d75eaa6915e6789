import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { CreditIcon } from '../../components/credit-icon.tsx';
import type { TitleOf } from './entry-words.ts';
import { Ledger } from './ledger.tsx';
import { PendingCredits } from './pending-credits.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 24,
});

const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const Balance = styled(Group)({ gap: 16 });

type CreditsTabProps = {
  readonly balance: number;
  readonly isEmailConfirmed: boolean;
  /** The titles of the reader's apps. */
  readonly titleOf: TitleOf;
};

/** The Credits tab of the profile. It shows the balance even if the ledger cannot be loaded (D-110). */
export function CreditsTab({ balance, isEmailConfirmed, titleOf }: CreditsTabProps) {
  return (
    <>
      <Row>
        <Balance>
          <CreditIcon size={44} />
          <div>
            <Typography variant="h2">{`Credits: ${balance}`}</Typography>
            <PendingCredits isEmailConfirmed={isEmailConfirmed} />
          </div>
        </Balance>
        <Group>
          <Button color="people" component={Link} to={paths.availableReviews}>
            Earn Credits
          </Button>
          <Button variant="outlined" component={Link} to={paths.submitUrl}>
            Use Credits
          </Button>
        </Group>
      </Row>
      <Ledger titleOf={titleOf} />
    </>
  );
}
