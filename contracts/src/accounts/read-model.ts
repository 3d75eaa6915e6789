/**
 * One row of the view `read_models.users`, written by the projection `users` and gone when the person is erased.
 * `roles` is the text of a JSON array.
 */
export type UserRow = {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly social_profile: string;
  readonly expertise: string;
  readonly roles: string;
  readonly terms_agreed_at: string;
  readonly created_at: string;
  readonly email_confirmed: boolean;
};
