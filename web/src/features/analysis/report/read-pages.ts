import type { PagesRead } from '@twofold/contracts/analysis/report';
import { field, textOf, webAddressOf } from './read-value.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The pages of a report for the screen; undefined for reports from before more than one page was read. */
export const readPages = (value: unknown): PagesRead | undefined => {
  if (field(value, 'read') === undefined) return undefined;
  const pagesIn = <Page>(name: string, restOf: (page: unknown) => Page) =>
    listOf(field(value, name)).flatMap((page) => {
      const url = webAddressOf(field(page, 'url'));
      return url === undefined ? [] : [{ url, role: roleOf(field(page, 'role')), ...restOf(page) }];
    });
  return {
    read: pagesIn('read', (page) => ({ title: textOf(field(page, 'title')) })),
    unread: pagesIn('unread', (page) => ({ reason: reasonOf(field(page, 'reason')) })),
  };
};

type Role = PagesRead['read'][number]['role'];
const ROLES: readonly Role[] = ['pricing', 'product', 'about', 'customers', 'faq', 'contact', 'docs'];
const roleOf = (value: unknown): Role => ROLES.find((role) => role === value) ?? 'other';

type Reason = PagesRead['unread'][number]['reason'];
const reasonOf = (value: unknown): Reason => (value === 'robots' || value === 'same' ? value : 'failed');
