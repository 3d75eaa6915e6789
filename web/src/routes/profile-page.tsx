import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Typography from '@mui/material/Typography';
import type { UserView } from '@twofold/contracts/accounts/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { NarrowPage } from '../components/narrow-page.tsx';
import { TabRow } from '../components/tab-row.tsx';
import { useHashTab } from '../components/use-hash-tab.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { Wrap } from '../components/wrap.tsx';
import { useMe, useUser } from '../features/accounts/api.ts';
import { ConfirmEmailNotice } from '../features/accounts/confirm-email-notice.tsx';
import { FirstSteps } from '../features/accounts/first-steps/first-steps.tsx';
import { AccountTab } from '../features/accounts/profile/account-tab.tsx';
import { ProfileSkeleton } from '../features/accounts/profile/profile-skeleton.tsx';
import { Welcome } from '../features/accounts/profile/welcome.tsx';
import { useApps, useMyApps } from '../features/analysis/apps-api.ts';
import { OwnApps } from '../features/analysis/own-apps/own-apps.tsx';
import { CreditsTab } from '../features/credits/credits-tab.tsx';
import { MailSettings } from '../features/notifications/mail-settings.tsx';
import { MyReviews } from '../features/reviews/my-reviews.tsx';
import { useFirstSteps } from './use-first-steps.ts';

const TABS = [
  { id: 'account', label: 'Account', Content: Account },
  { id: 'my-apps', label: 'My Apps', Content: OwnApps },
  { id: 'my-reviews', label: 'Reviews', Content: MyReviews },
  { id: 'my-credits', label: 'Credits', Content: Credits },
] as const;
const IDS = TABS.map(({ id }) => id);

const Panel = styled('div')({ padding: '28px 0 72px', '&:focus-visible': { outlineOffset: 8 } });

/**
 * `/profile` of the specification, section 2. It requests the user separately: a failure of /api/me would count as logged
 * out and redirect to /auth (D-91).
 */
export function ProfilePage() {
  const { me } = useMe();
  const { data: user, error, mutate } = useUser(me?.id);
  usePageTitle(error && !user ? 'Unable to Load Profile' : 'Account');

  const firstSteps = useFirstSteps(me);
  if (user && !firstSteps.isLoading) {
    const { steps, hide } = firstSteps;
    return (
      <Profile user={user} isAuditor={me?.roles?.includes('auditor') ?? false}>
        {steps && <FirstSteps steps={steps} onHide={hide} />}
      </Profile>
    );
  }
  if (error) return <ProfileLoadFailed onRetry={() => void mutate()} />;
  return (
    <Wrap>
      <ProfileSkeleton />
    </Wrap>
  );
}

type ProfileProps = {
  readonly user: UserView;
  readonly isAuditor: boolean;
  /** Shown above the tabs. */
  readonly children: ReactNode;
};

function Profile({ user, isAuditor, children }: ProfileProps) {
  const [open, show] = useHashTab(IDS, 'account');
  return (
    <Wrap>
      <Welcome user={user} />
      <ConfirmEmailNotice waits="Until you open it, you can't claim seats or spend credits." />
      {isAuditor && (
        <Button component={Link} to={paths.admin} variant="outlined" sx={{ mb: 3 }}>
          Audit Console
        </Button>
      )}
      {children}
      <TabRow
        value={open}
        onChange={(_event, id: typeof open) => show(id)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Profile"
        selectionFollowsFocus
      >
        {TABS.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </TabRow>
      {TABS.filter(({ id }) => id === open).map(({ id, Content }) => (
        <Panel key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} tabIndex={0}>
          <Content user={user} />
        </Panel>
      ))}
    </Wrap>
  );
}

/**
 * The balance comes from /api/me, which every completed review refreshes (D-110). The names of apps come from the user's
 * own and the newest listed ones.
 */
function Credits() {
  const { me } = useMe();
  const { data: apps } = useMyApps();
  const { data: listed } = useApps();
  const named = [...(apps ?? []), ...(listed?.apps ?? [])];
  const titleOf = (productId: number) => named.find(({ id }) => id === productId)?.title || undefined;
  return <CreditsTab balance={me?.credits ?? 0} isEmailConfirmed={me?.emailConfirmed ?? true} titleOf={titleOf} />;
}

function Account({ user }: { readonly user: UserView }) {
  return (
    <AccountTab user={user}>
      <MailSettings />
    </AccountTab>
  );
}

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

function ProfileLoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <NarrowPage maxWidthPx={560} role="alert">
      <Typography variant="h1">Unable to Load Profile</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.25, mb: 2.75 }}>
        We could not load your account. Please try again later.
      </Typography>
      <Ways>
        <Button variant="outlined" onClick={onRetry}>
          Retry
        </Button>
        <Button variant="text" component={Link} to={paths.home}>
          Return to Home
        </Button>
      </Ways>
    </NarrowPage>
  );
}
