import type { ProductRow } from '@twofold/contracts/analysis/read-model';
import type { Table } from '../read-model.ts';
import type { ProductState } from './products.projection.ts';

const shown: readonly (keyof ProductRow)[] = [
  'id',
  'owner_id',
  'is_listed',
  'claimable_by',
  'submitted_by',
  'share_hash',
  'url',
  'document',
  'summary',
  'title',
  'description',
  'public_url',
  'persona_words',
  'version',
  'older',
  'search_words',
];

const wordsOf = (persona: string): string =>
  `json_to_tsvector('english', document::json #> '{aiAnalysis,${persona}}', '["string"]')`;

/**
 * The table behind `read_models.products`; the view has only the finished analyses. The indexes are for the newest ones,
 * their names, and their search words.
 */
export const productsTable: Table<ProductState, 'persona_words' | 'search_words'> = {
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
    title: 'text null',
    description: 'text null',
    public_url: 'text null',
    version: 'integer',
    older: 'text null',
    submitted_by: 'text null',
    share_hash: 'text null',
    search_text: 'text null',
  },
  generated: {
    persona_words: { type: 'tsvector', as: `strip(${wordsOf('customerPersona')} || ${wordsOf('secondaryPersonas')})` },
    search_words: { type: 'tsvector', as: "array_to_tsvector(string_to_array(search_text, ' '))" },
  },
  indexes: [
    { name: 'newest', on: "(id desc) where status = 'completed' and is_listed" },
    { name: 'name', on: "(lower(left(title, 80)), id) where status = 'completed' and is_listed" },
    { name: 'search', on: "using gin (search_words) where status = 'completed' and is_listed" },
    { name: 'owner', on: '(owner_id, id desc) where owner_id is not null' },
  ],
  view: { columns: shown, where: "status = 'completed'" },
};
