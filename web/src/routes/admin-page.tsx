import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { Shell } from '../app/shell/shell.tsx';
import { useSessionEndRedirect } from '../app/use-session-end.ts';
import { Waiting } from '../components/waiting.tsx';
import { Wrap } from '../components/wrap.tsx';
import { useMe } from '../features/accounts/api.ts';
import { ConsoleFrame } from '../features/audit/frame/console-frame.tsx';
import { loadPart } from '../lib/load-part.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { StaffSetupPage } from './staff-setup-page.tsx';
import { RolesPage } from './roles-page.tsx';

const part = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }));

const Dashboard = part(async () => (await import('../features/audit/dashboard/dashboard-screen.tsx')).DashboardScreen);
const Log = part(async () => (await import('../features/audit/log/log-screen.tsx')).LogScreen);
const Streams = part(async () => (await import('../features/audit/stream/streams-screen.tsx')).StreamsScreen);
const People = part(async () => (await import('../features/audit/people/people-screen.tsx')).PeopleScreen);
const Person = part(async () => (await import('../features/audit/people/person-screen.tsx')).PersonScreen);
const Stream = part(async () => (await import('../features/audit/stream/stream-screen.tsx')).StreamScreen);
const Event = part(async () => (await import('../features/audit/event/event-screen.tsx')).EventScreen);
const Trace = part(async () => (await import('../features/audit/trace/trace-screen.tsx')).TraceScreen);
const TimeMachine = part(
  async () => (await import('../features/audit/time-machine/time-machine-screen.tsx')).TimeMachineScreen,
);
const Integrity = part(async () => (await import('../features/audit/integrity/integrity-screen.tsx')).IntegrityScreen);
const Projections = part(
  async () => (await import('../features/audit/projections/projections-screen.tsx')).ProjectionsScreen,
);
const Payments = part(async () => (await import('../features/audit/payments/payments-screen.tsx')).PaymentsScreen);
const Erasures = part(async () => (await import('../features/audit/erasures/erasures-screen.tsx')).ErasuresScreen);
const Exports = part(async () => (await import('../features/audit/exports/exports-screen.tsx')).ExportsScreen);
const ReportedReviews = part(async () => (await import('./reported-reviews-screen.tsx')).ReportedReviewsScreen);

/**
 * `/admin` and everything below it: the audit console, for auditors. Moderators and operators see what their role can
 * and cannot do; all others see "not found". The screens are loaded lazily, so that they cost other pages nothing.
 */
export function AdminPage() {
  const { me, isLoading } = useMe();
  if (isLoading) return <Waiting />;
  if (!me?.roles?.length) return <Elsewhere page={<NotFoundPage />} />;
  if (me.needsSecondFactor) return <Elsewhere page={<StaffSetupPage />} />;
  const isModerator = me.roles.includes('moderator');
  if (!me.roles.includes('auditor')) {
    return (
      <Routes>
        {isModerator && (
          <Route element={<Shell />}>
            <Route path="reported-reviews" element={<ModeratorsPage />} />
          </Route>
        )}
        <Route path="*" element={<Elsewhere page={<RolesPage roles={me.roles} />} />} />
      </Routes>
    );
  }
  const isOperator = me.roles.includes('operator');
  return (
    <Routes>
      <Route element={<Console accountId={me.id} isOperator={isOperator} isModerator={isModerator} />}>
        <Route index element={<Dashboard />} />
        <Route path="log" element={<Log />} />
        <Route path="streams" element={<Streams />} />
        <Route path="people" element={<People />} />
        <Route path="people/:id" element={<Person />} />
        <Route path="streams/:stream" element={<Stream />} />
        <Route path="events/:id" element={<Event />} />
        <Route path="traces" element={<Trace />} />
        <Route path="traces/:id" element={<Trace />} />
        <Route path="time-machine" element={<TimeMachine />} />
        <Route path="time-machine/:stream" element={<TimeMachine />} />
        <Route path="integrity" element={<Integrity />} />
        <Route path="projections" element={<Projections isOperator={isOperator} />} />
        <Route path="payments" element={<Payments isOperator={isOperator} />} />
        <Route path="erasures" element={<Erasures />} />
        <Route path="exports" element={<Exports />} />
        {isModerator && <Route path="reported-reviews" element={<ReportedReviews />} />}
      </Route>
      <Route path="*" element={<Elsewhere page={<NotFoundPage />} />} />
    </Routes>
  );
}

type ConsoleProps = { readonly accountId: number; readonly isOperator: boolean; readonly isModerator: boolean };

/** Redirects to /auth when the session ends, which elsewhere the shell does. */
function Console(props: ConsoleProps) {
  useSessionEndRedirect();
  return (
    <ConsoleFrame {...props}>
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </ConsoleFrame>
  );
}

/** The only console screen that a moderator can open without being an auditor, with the product's header and footer. */
function ModeratorsPage() {
  return (
    <Wrap sx={{ py: 5 }}>
      <Suspense fallback={<Waiting />}>
        <ReportedReviews />
      </Suspense>
    </Wrap>
  );
}

/** A page outside the console, with the product's header and footer. */
function Elsewhere({ page }: { readonly page: ReactNode }) {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  );
}
