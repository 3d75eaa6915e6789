/**
 * One row of the view `read_models.users`, written by the projection `users` and deleted when the user is erased.
 * `roles` and `second_factors` are JSON arrays as text, the latter of `SecondFactorsView.factors`.
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
  readonly second_factors: string;
  readonly recovery_codes_left: number;
};
