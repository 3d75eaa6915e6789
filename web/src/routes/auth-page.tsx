import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { Waiting } from '../components/waiting.tsx';
import { useMe } from '../features/accounts/api.ts';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { RegisterForm } from '../features/accounts/register-form.tsx';

type TabId = 'login' | 'register';

/** `/auth` of the specification, section 2. Who is logged in has nothing to do here, but registering ends on /profile. */
export function AuthPage() {
  const { me, isLoading } = useMe();
  const [tab, setTab] = useState<TabId>('login');
  const [isRegistering, setIsRegistering] = useState(false);
  usePageTitle(tab === 'login' ? 'Login' : 'Register');

  if (isLoading) return <Waiting />;
  // The account that has just been opened is on its way to /profile (D-35).
  if (me && !isRegistering) return <Navigate to={paths.home} replace />;
  return (
    <AuthFrame>
      <Typography variant="h2" component="h1">
        {tab === 'login' ? 'Welcome back' : 'Open an account'}
      </Typography>
      <Tabs value={tab} onChange={(_event, id: TabId) => setTab(id)} aria-label="Account" selectionFollowsFocus>
        <Tab value="login" label="Login" id="tab-login" aria-controls="panel-auth" disabled={isRegistering} />
        <Tab value="register" label="Register" id="tab-register" aria-controls="panel-auth" />
      </Tabs>
      <div role="tabpanel" id="panel-auth" aria-labelledby={`tab-${tab}`}>
        {tab === 'login' ? <LoginForm /> : <RegisterForm isPending={isRegistering} onPending={setIsRegistering} />}
      </div>
    </AuthFrame>
  );
}
