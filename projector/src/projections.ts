import { productsProjection } from './analysis/products.projection.ts';
import { productsTable } from './analysis/products.table.ts';
import type { ReadModel } from './read-model.ts';

/** All read models: the projector's table of contents. */
export const readModels: readonly ReadModel[] = [{ projection: productsProjection, table: productsTable }];
