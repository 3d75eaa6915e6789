import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { UserView } from '@twofold/contracts/accounts/api';
import { useState, type ReactNode } from 'react';
import { TwoStepSection } from '../second-factor/two-step-section.tsx';
import { AccountData } from './account-data.tsx';
import { DeveloperLink } from './developer-link.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsSection } from './sessions-section.tsx';

const Card = styled(Paper)(({ theme }) => ({
  padding: 20,
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

type AccountTabProps = {
  readonly user: UserView;
  /** Stands before what one can do with one's data. */
  readonly children: ReactNode;
};

/** The profile to read or to edit, where one is logged in, and what one can do with all the data we hold. */
export function AccountTab({ user, children }: AccountTabProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <section aria-labelledby="account-heading">
        <Card>
          {isEditing ? (
            // Opened again, it starts from what is saved.
            <ProfileForm user={user} onClose={() => setIsEditing(false)} />
          ) : (
            <AccountData user={user} onEdit={() => setIsEditing(true)} />
          )}
        </Card>
      </section>
      {children}
      <TwoStepSection user={user} />
      <SessionsSection />
      <DeveloperLink />
      <PrivacySection user={user} />
    </>
  );
}
