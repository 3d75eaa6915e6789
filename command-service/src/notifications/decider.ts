import type { NotificationEvent } from '@twofold/contracts/notifications/events';
import type { Decider } from '../decider.ts';

type DataOf<Type extends NotificationEvent['type']> = Extract<NotificationEvent, { type: Type }>['data'];

/** A user's read marks: everything until a time, and single notifications. */
export type Marks = { readonly through: string; readonly ids: ReadonlySet<string> };

export type ReadNotification = { readonly type: 'ReadNotification'; readonly data: DataOf<'NotificationRead'> };
export type ReadNotifications = { readonly type: 'ReadNotifications'; readonly data: DataOf<'NotificationsRead'> };
export type MarkCommand = ReadNotification | ReadNotifications;

const evolve = (marks: Marks, event: NotificationEvent): Marks => {
  switch (event.type) {
    case 'NotificationRead':
      return { ...marks, ids: new Set([...marks.ids, event.data.notificationId]) };
    case 'NotificationsRead':
      return { ...marks, through: event.data.through };
  }
};

/** The future cannot be marked as read: a later time is replaced by the current one. */
const readAll = ({ data }: ReadNotifications, { through: before }: Marks): readonly NotificationEvent[] => {
  const through = data.through > data.readAt ? data.readAt : data.through;
  return through <= before ? [] : [{ type: 'NotificationsRead', data: { ...data, through } }];
};

const decide = (command: MarkCommand, marks: Marks): readonly NotificationEvent[] => {
  if (command.type === 'ReadNotifications') return readAll(command, marks);
  const { data } = command;
  return marks.ids.has(data.notificationId) ? [] : [{ type: 'NotificationRead', data }];
};

/** A user's read marks. Stream: `notifications-<userId>`. The read side lists the notifications. */
export const marksDecider: Decider<Marks, MarkCommand, NotificationEvent> = {
  initialState: { through: '', ids: new Set() },
  evolve,
  decide,
};
