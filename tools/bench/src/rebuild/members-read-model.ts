import { projection } from '@twofold/projector/projection';
import {
  createGenerationSql,
  createIndexesSql,
  showGenerationSql,
  type ReadModel,
  type Table,
} from '@twofold/projector/read-model';
import { memberEvents } from '../data/members.ts';

/** A row of the read model: the state of one member, from all their streams. */
export type MemberRow = {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly reviews_submitted: number;
  readonly reviews_completed: number;
  readonly rating_sum: number;
  readonly credits: number;
  readonly plan: string | null;
  readonly spent_cents: number;
};

const membersProjection = projection<MemberRow, typeof memberEvents>('members', {
  version: 1,
  events: memberEvents,
  keys: ({ data }) => [data.userId],
  apply: {
    MemberRegistered: (_, { data }) => ({
      id: data.userId,
      name: data.name,
      country: data.country,
      reviews_submitted: 0,
      reviews_completed: 0,
      rating_sum: 0,
      credits: 0,
      plan: null,
      spent_cents: 0,
    }),
    ReviewSubmitted: (row, { data }) =>
      row && { ...row, reviews_submitted: row.reviews_submitted + 1, rating_sum: row.rating_sum + data.rating },
    ReviewCompleted: (row) => row && { ...row, reviews_completed: row.reviews_completed + 1 },
    CreditEarned: (row, { data }) => row && { ...row, credits: row.credits + data.amount },
    CreditSpent: (row, { data }) => row && { ...row, credits: row.credits - data.amount },
    CheckoutStarted: (row, { data }) => row && { ...row, plan: data.plan },
    PaymentConfirmed: (row, { data }) => row && { ...row, spent_cents: row.spent_cents + data.priceCents },
  },
});

const membersTable: Table<MemberRow> = {
  name: 'members',
  key: 'id',
  columns: {
    id: 'bigint',
    name: 'text',
    country: 'text',
    reviews_submitted: 'integer',
    reviews_completed: 'integer',
    rating_sum: 'integer',
    credits: 'integer',
    plan: 'text null',
    spent_cents: 'integer',
  },
  indexes: [{ name: 'richest', on: '(credits desc, id)' }],
  view: {
    columns: [
      'id',
      'name',
      'country',
      'reviews_submitted',
      'reviews_completed',
      'rating_sum',
      'credits',
      'plan',
      'spent_cents',
    ],
  },
};

/** A read model as the product's are, with a key, an index of two columns, and events from four categories of streams. */
export const members: ReadModel = { projection: membersProjection, table: membersTable };

/** Does what a migration of the read model would do. */
export const createMembersSql = `
  ${createGenerationSql(membersTable, 1)};
  ${createIndexesSql(membersTable, 1)};
  ${showGenerationSql(membersTable, 1)};
  insert into read_models.generations (projection, generation, version) values ('members', 1, 1)`;
