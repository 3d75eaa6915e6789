import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useMarkAsRead, useNotifications } from './api.ts';
import { NotificationRow } from './notification-row.tsx';

const FAILURE = 'Failed to load your notifications';

const Actions = styled('div')({ display: 'flex', justifyContent: 'flex-end', minHeight: 32, marginBottom: 16 });
const Placeholders = styled('div')({ display: 'grid', gap: 12, marginTop: 48 });

/** The notifications, newest first, with a button to mark them as read. */
export function NotificationList() {
  const { items, isLoading, hasMore, mutate, loadMore } = useNotifications();
  const { markOne, markAll } = useMarkAsRead(mutate);

  const attempt = async (work: Promise<void>) => {
    try {
      await work;
    } catch (error) {
      log.error('Marking notifications as read failed', error);
      const description = 'Could not mark this as read. Please try again.';
      showToast({ tone: 'destructive', title: 'Still unread', description });
    }
  };

  if (isLoading) {
    return (
      <Placeholders role="status" aria-label="Loading your notifications">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height={68} />
        ))}
      </Placeholders>
    );
  }
  if (!items) return <LoadFailed text={FAILURE} onRetry={() => void mutate()} />;
  const [newest] = items;
  if (newest === undefined) return <NoNotifications />;
  return (
    <>
      <Actions>
        {items.some(({ isRead }) => !isRead) && (
          <Button variant="outlined" size="small" onClick={() => void attempt(markAll(newest))}>
            Mark all as read
          </Button>
        )}
      </Actions>
      <ul aria-label="Notifications">
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} onRead={() => void attempt(markOne(item))} />
        ))}
      </ul>
      {hasMore && <LoadMore failure={FAILURE} onLoad={loadMore} />}
    </>
  );
}

function NoNotifications() {
  const action = (
    <Button variant="outlined" component={Link} to={paths.discover}>
      Discover Apps
    </Button>
  );
  return (
    <EmptyState title="No notifications yet" action={action}>
      New reviews, seats, credits and report versions appear here.
    </EmptyState>
  );
}
