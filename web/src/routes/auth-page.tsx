import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { returnPathIn } from '../app/return-path.ts';
import { Notice } from '../components/notice.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { Waiting } from '../components/waiting.tsx';
import { useMe } from '../features/accounts/api.ts';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { RegisterForm } from '../features/accounts/register-form.tsx';

type TabId = 'login' | 'register';

/**
 * `/auth` of the specification, section 2. A logged-in user continues to where they were sent from (D-135), else to the
 * landing page (D-33); after a registration, to /profile if /auth was opened directly.
 */
export function AuthPage() {
  const { me, isLoading } = useMe();
  const [tab, setTab] = useState<TabId>('login');
  const [isSecondStep, setIsSecondStep] = useState(false);
  const [isRegistering, setIsRegistering] = useState(false);
  const { from, hasSessionEnded } = returnPathIn(useLocation().state);
  usePageTitle(tab === 'login' ? 'Login' : 'Register');

  if (isLoading) return <Waiting />;
  // After a registration the form itself continues to /profile (D-35).
  if (me && !isRegistering) return <Navigate to={from ?? paths.home} replace />;
  return (
    <AuthFrame>
      <Typography variant="h2" component="h1">
        {tab === 'login' ? 'Welcome back' : 'Create an account'}
      </Typography>
      {from !== undefined && (
        <Notice>{hasSessionEnded ? 'Your session has ended. Log in again.' : 'Log in or register to continue.'}</Notice>
      )}
      {/* The second step of a login hides the tabs. */}
      {!isSecondStep && (
        <Tabs value={tab} onChange={(_event, id: TabId) => setTab(id)} aria-label="Account" selectionFollowsFocus>
          <Tab value="login" label="Login" id="tab-login" aria-controls="panel-auth" disabled={isRegistering} />
          <Tab value="register" label="Register" id="tab-register" aria-controls="panel-auth" />
        </Tabs>
      )}
      <div {...(!isSecondStep && { role: 'tabpanel', id: 'panel-auth', 'aria-labelledby': `tab-${tab}` })}>
        {tab === 'login' ? (
          <LoginForm onSecondStep={setIsSecondStep} />
        ) : (
          <RegisterForm isPending={isRegistering} onPending={setIsRegistering} next={from ?? paths.profile} />
        )}
      </div>
    </AuthFrame>
  );
}
