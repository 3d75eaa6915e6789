import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { NarrowPage } from '../components/narrow-page.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { Waiting } from '../components/waiting.tsx';
import { useUser } from '../features/accounts/api.ts';
import { CompleteProfileForm } from '../features/accounts/complete-profile-form.tsx';
import { log } from '../lib/log.ts';

/** `/complete-profile/:id` of the specification, section 2; an invalid id counts as none (D-36). */
export function CompleteProfilePage() {
  const { id = '' } = useParams();
  const userId = /^\d+$/.test(id) ? Number(id) : undefined;
  const { data: user, error, isLoading } = useUser(userId);
  usePageTitle('Complete Your Profile');

  useEffect(() => {
    if (error) log.error('Failed to load user', error);
  }, [error]);

  if (isLoading) return <Waiting />;
  return (
    <NarrowPage maxWidthPx={560}>
      <Typography variant="h1">Complete Your Profile</Typography>
      <Typography variant="lead" color="textSecondary" sx={{ mt: 1.5, mb: 4 }}>
        Your name is shown with your reviews. Other users don’t see your email address.
      </Typography>
      <CompleteProfileForm key={id} userId={userId} user={user} />
    </NarrowPage>
  );
}
