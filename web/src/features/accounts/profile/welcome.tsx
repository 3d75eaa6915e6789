import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserView } from '@twofold/contracts/accounts/api';
import { Link } from 'react-router-dom';
import { completeProfilePath } from '../../../lib/paths.ts';
import { Notice } from '../../../components/notice.tsx';
import { splitName } from '../full-name.ts';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  padding: '48px 0 28px',
  '& h1': { overflowWrap: 'anywhere' },
});

const ReviewerAvatar = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: '50%',
  fontSize: '1.25rem',
  fontWeight: 600,
  letterSpacing: '-.01em',
  color: theme.vars.palette.people.main,
  background: theme.vars.palette.people.soft,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.people.line}`,
}));

const Warning = styled('div')({ marginBottom: 28 });

/** The first letters of both names; without a name, the first letter of the email address. */
const initialsOf = ({ fullName, email }: UserView): string => {
  const { firstName, lastName } = splitName(fullName);
  return [firstName || email, lastName].map((name) => Array.from(name.trim())[0]?.toUpperCase() ?? '').join('');
};

/** Greets the user, and names what is missing in the profile. */
export function Welcome({ user }: { readonly user: UserView }) {
  const { firstName } = splitName(user.fullName);
  return (
    <>
      <Row>
        <ReviewerAvatar aria-hidden="true">{initialsOf(user)}</ReviewerAvatar>
        <div>
          <Typography variant="h1">{firstName ? `Welcome, ${firstName}` : 'Welcome'}</Typography>
          <Typography color="textSecondary">{user.credits === 1 ? '1 credit' : `${user.credits} credits`}</Typography>
        </div>
      </Row>
      {user.fullName === '' && (
        <Warning>
          <Notice>
            <strong>Please complete your profile information</strong>
            <Typography variant="body2" color="textSecondary">
              Your name is still missing. <Link to={completeProfilePath(user.id)}>Add your name</Link>
            </Typography>
          </Notice>
        </Warning>
      )}
    </>
  );
}
