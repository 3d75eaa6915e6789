import { accounts } from './rows/accounts.ts';
import { analysis } from './rows/analysis.ts';
import { calls } from './rows/calls.ts';
import { constants } from './rows/constants.ts';
import { entities } from './rows/entities.ts';
import { errors } from './rows/errors.ts';
import { landing } from './rows/landing.ts';
import { permissions } from './rows/permissions.ts';
import { product } from './rows/product.ts';
import { profileTabs } from './rows/profile-tabs.ts';
import { reviews } from './rows/reviews.ts';
import { shell } from './rows/shell.ts';
import { states } from './rows/states.ts';
import { validation } from './rows/validation.ts';
import type { SpecPart } from './spec-row.ts';

/** The whole list, in the order of the specification. */
export const specParts: readonly SpecPart[] = [
  { section: 1, about: 'what the product does and for whom', rows: product },
  { section: 2, about: 'routes, header and footer', rows: shell },
  { section: 2, about: 'landing page, plans and payment', rows: landing },
  { section: 2, about: 'the analysis page', rows: analysis },
  { section: 2, about: 'registering, logging in, the account', rows: accounts },
  { section: 2, about: 'apps, reviews and credits on the profile', rows: profileTabs },
  { section: 2, about: 'Discover, review form, review complete', rows: reviews },
  { section: 3, about: 'entities and their fields', rows: entities },
  { section: 4, about: 'states and transitions', rows: states },
  { section: 5, about: 'validation rules', rows: validation },
  { section: 6, about: 'roles and permissions', rows: permissions },
  { section: 7, about: 'the calls', rows: calls },
  { section: 8, about: 'error catalogue and toasts of success', rows: errors },
  { section: 9, about: 'business constants and limits', rows: constants },
];
