import { usersProjection } from './accounts/users.projection.ts';
import { usersTable } from './accounts/users.table.ts';
import { productsProjection } from './analysis/products.projection.ts';
import { productsTable } from './analysis/products.table.ts';
import { creditAccountsProjection } from './credits/credit-accounts.projection.ts';
import { creditAccountsTable } from './credits/credit-accounts.table.ts';
import type { ReadModel } from './read-model.ts';

/** All read models: the projector's table of contents. */
export const readModels: readonly ReadModel[] = [
  { projection: productsProjection, table: productsTable },
  { projection: usersProjection, table: usersTable },
  { projection: creditAccountsProjection, table: creditAccountsTable },
];
