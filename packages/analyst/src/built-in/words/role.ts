/**
 * What is typical of people in a role: how they live, decide and complain. Slots: `{N}` is the name of the site, `{o}` the
 * occupation in lower case, `{an o}` the same with its article. Texts have no subject, so that they fit anybody.
 */
export type RoleProfile = {
  readonly ages: readonly [from: number, to: number];
  /** Who decides, as one sentence behind the name of the audience. */
  readonly decides: string;
  readonly backgrounds: readonly string[];
  readonly behaviors: readonly string[];
  readonly goals: readonly string[];
  readonly pains: readonly string[];
  readonly quotes: readonly string[];
};
