import type { Role } from '@twofold/contracts/accounts/role';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { auditPaths } from '../features/audit/addresses.ts';
import { TextPage } from '../components/text-page.tsx';

type RolesPageProps = { readonly roles: readonly Role[] };

/** `/admin` for moderators and operators who are not auditors: what they can do, and why the console is closed. */
export function RolesPage({ roles }: RolesPageProps) {
  return (
    <TextPage title="Your roles" lead="The console reads the whole log, so it opens for auditors only.">
      {roles.includes('moderator') && (
        <>
          <h2>Moderator</h2>
          <p>
            You can take any app off the public lists, or take it down. Open the app from{' '}
            <Link to={paths.discover}>Discover Apps</Link> and use the buttons on its page. You give a reason, and both
            are recorded in your name.
          </p>
          <p>
            You also decide when a buyer reports a review and its author appeals:{' '}
            <Link to={auditPaths.reportedReviews}>Reported reviews</Link>.
          </p>
        </>
      )}
      {roles.includes('operator') && (
        <>
          <h2>Operator</h2>
          <p>
            You can rebuild projections, retry parked streams, skip events that block them, and retry refunds. The
            buttons are in the console, so you also need the auditor role.
          </p>
        </>
      )}
      <h2>Get the auditor role</h2>
      <p>
        Someone with access to the server grants it: <code>npm run admin -- grant you@example.com auditor</code>. The
        console opens on your next click.
      </p>
    </TextPage>
  );
}
