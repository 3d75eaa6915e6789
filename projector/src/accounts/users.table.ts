import type { UserRow } from '@twofold/contracts/accounts/read-model';
import type { Table } from '../read-model.ts';

export const usersTable: Table<UserRow> = {
  name: 'users',
  key: 'id',
  columns: {
    id: 'bigint',
    email: 'text',
    full_name: 'text',
    social_profile: 'text',
    expertise: 'text',
    roles: 'text',
    terms_agreed_at: 'text',
    created_at: 'text',
    email_confirmed: 'boolean',
    second_factors: 'text',
    recovery_codes_left: 'integer',
  },
  indexes: [],
  view: {
    columns: [
      'id',
      'email',
      'full_name',
      'social_profile',
      'expertise',
      'roles',
      'terms_agreed_at',
      'created_at',
      'email_confirmed',
      'second_factors',
      'recovery_codes_left',
    ],
  },
};
