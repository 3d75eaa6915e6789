import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { NotificationView } from '@twofold/contracts/notifications/api';
import { notificationKind } from '@twofold/contracts/notifications/kinds';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { dateTime } from '../../lib/date-time.ts';

/** Unread ones have a disc and semibold text: a colored edge would imply a side of the sheet. */
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  gap: '4px 14px',
  alignItems: 'start',
  paddingBlock: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& > .sign': { width: 8, height: 8, marginTop: 9, borderRadius: '50%' },
  '&[data-unread] > .sign': { background: theme.vars.palette.text.primary, forcedColorAdjust: 'none' },
  '&[data-unread] a': { fontWeight: 600 },
  '& a': { color: theme.vars.palette.text.primary, textDecorationColor: theme.vars.palette.lineStrong },
  '& .MuiButton-root': { gridColumn: 2, justifySelf: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '8px minmax(0, 1fr) auto',
    '& .MuiButton-root': { gridColumn: 3 },
  },
}));

/** The text for an app that was deleted, or whose name the user may no longer see. */
const UNNAMED = 'an app';

type NotificationRowProps = {
  readonly item: NotificationView;
  /** Also called when the link is followed. */
  readonly onRead: () => void;
};

/** One notification: text, time, link, and a button to mark it as read. */
export function NotificationRow({ item, onRead }: NotificationRowProps) {
  const { kind, isRead, at, dueAt, appTitle = UNNAMED } = item;
  const { text, path } = notificationKind(kind);
  const says = text(appTitle, item);
  return (
    <Row data-unread={isRead ? undefined : ''}>
      <span className="sign" aria-hidden="true" />
      <div>
        <Link to={path(item)} onClick={isRead ? undefined : onRead}>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {says}
        </Link>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {dueAt !== undefined && `Due ${dateTime(dueAt)} · `}
          <time dateTime={at}>{dateTime(at)}</time>
        </Typography>
      </div>
      {!isRead && (
        <Button variant="outlined" size="small" onClick={onRead} aria-label={`Mark as read: ${says}`}>
          Mark as read
        </Button>
      )}
    </Row>
  );
}
