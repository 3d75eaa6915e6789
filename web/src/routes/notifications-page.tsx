import { ListPage, PageHead } from '../components/page-head.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { NotificationList } from '../features/notifications/notification-list.tsx';

/** `/notifications`: what happened to the user's apps, orders, seats and credits (D-130). */
export function NotificationsPage() {
  usePageTitle('Notifications');
  return (
    <ListPage>
      <PageHead title="Notifications" lead="What happened to your apps, orders, seats and credits." />
      <NotificationList />
    </ListPage>
  );
}
