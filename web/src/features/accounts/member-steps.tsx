import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UserView } from '@twofold/contracts/accounts/api';
import { Link } from 'react-router-dom';
import { completeProfilePath, paths } from '../../lib/paths.ts';
import { FormStack } from '../../components/form/form-parts.tsx';

/** Tells a logged-in user on the page for new reviewers that they are one already, and what comes next. */
export function MemberSteps({ me, headingId }: { readonly me: UserView; readonly headingId: string }) {
  return (
    <FormStack as="div">
      <Typography variant="h3" component="h2" id={headingId}>
        You’re already a reviewer
      </Typography>
      <Typography color="textSecondary">
        Your account can review apps right away.
        {!me.fullName && ' Add your name and expertise, so that we can match seats to you.'}
      </Typography>
      <Button component={Link} to={paths.availableReviews} color="people" size="large" fullWidth>
        See available reviews
      </Button>
      {!me.fullName && (
        <Button component={Link} to={completeProfilePath(me.id)} variant="outlined" fullWidth>
          Complete your profile
        </Button>
      )}
    </FormStack>
  );
}
