import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { TextPage } from '../components/text-page.tsx';

/** `/admin` for staff without a second factor, which every role needs in production (D-132). */
export function StaffSetupPage() {
  return (
    <TextPage title="One Step Left" lead="The console needs two-step verification.">
      <p>
        Add a passkey or an authenticator app in <Link to={`${paths.profile}#account`}>your account</Link>, then come
        back here.
      </p>
    </TextPage>
  );
}
