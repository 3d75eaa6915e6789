import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { UserView } from '@twofold/contracts/accounts/api';
import { useState, type ReactNode } from 'react';
import { TwoStepSection } from '../second-factor/two-step-section.tsx';
import { ProfileView } from './profile-view.tsx';
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
  /** Shown before the data section. */
  readonly children: ReactNode;
};

/** The profile in view or edit mode, two-step verification and sessions, and the data section. */
export function AccountTab({ user, children }: AccountTabProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <section aria-labelledby="account-heading">
        <Card>
          {isEditing ? (
            // Reset to the saved values on reopening.
            <ProfileForm user={user} onClose={() => setIsEditing(false)} />
          ) : (
            <ProfileView user={user} onEdit={() => setIsEditing(true)} />
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
