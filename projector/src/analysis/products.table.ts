import type { ProductRow } from '@twofold/contracts/analysis/read-model';
import type { Table } from '../read-model.ts';
import type { ProductState } from './products.projection.ts';

const shown: readonly (keyof ProductRow)[] = ['id', 'owner_id', 'is_listed', 'claimable_by', 'document', 'summary'];

/** Behind `read_models.products`: the view has the finished analyses only. The index is for the newest listed ones. */
export const productsTable: Table<ProductState> = {
  name: 'products',
  key: 'id',
  columns: {
    id: 'bigint',
    status: 'text',
    owner_id: 'bigint null',
    is_listed: 'boolean',
    is_hidden: 'boolean',
    claimable_by: 'text null',
    url: 'text',
    document: 'text null',
    summary: 'text null',
  },
  indexes: [
    { name: 'newest', on: "(id desc) where status = 'completed' and is_listed" },
    { name: 'owner', on: '(owner_id, id desc) where owner_id is not null' },
  ],
  view: { columns: shown, where: "status = 'completed'" },
};
