import type { NotificationFacts } from './kinds.ts';

/**
 * One row of the view `read_models.notifications`, written by the projection of that name. One of `to_user`,
 * `to_buyer_of` (an order) and `to_owner_of` (an app) is set; queries resolve the recipient's account.
 * `product_id` is the app concerned, `facts` the JSON of the rest. `at` is when the event was recorded, an ISO text.
 */
export type NotificationRow = {
  readonly id: string;
  readonly kind: string;
  readonly to_user: number | null;
  readonly to_buyer_of: number | null;
  readonly to_owner_of: number | null;
  readonly product_id: number | null;
  readonly facts: string;
  readonly at: string;
};

/** The JSON in `facts`. */
export type StoredFacts = Omit<NotificationFacts, 'productId'>;

/**
 * One row of the view `read_models.notification_marks`, written by the projection of that name and deleted when the user
 * is erased. Read are all notifications until `read_through`, and those in `read_ids`, a JSON array.
 */
export type NotificationMarksRow = {
  readonly user_id: number;
  readonly read_through: string;
  readonly read_ids: string;
};

/**
 * One row of the view `read_models.mail_settings`, written by the projection of that name and deleted when the user or the
 * guest is erased. `settings` is a JSON object: which kinds of mails were turned on or off.
 */
export type MailSettingsRow = { readonly subject: string; readonly settings: string };
