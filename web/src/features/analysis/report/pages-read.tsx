import { styled } from '@mui/material/styles';
import type { PagesRead } from '@twofold/contracts/analysis/report';
import { Fold } from '../../../components/fold.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { SiteLink } from '../../../components/site-link.tsx';

const Pages = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '6px 0 0',
  padding: 0,
  display: 'grid',
  gap: 6,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '0 10px', overflowWrap: 'anywhere' },
}));

const Role = styled('span')(({ theme }) => ({ minWidth: 84, color: theme.vars.palette.text.disabled }));

const ROLES: Readonly<Record<PagesRead['read'][number]['role'], string>> = {
  pricing: 'Pricing',
  product: 'Product',
  about: 'About',
  customers: 'Customers',
  faq: 'FAQ',
  contact: 'Contact',
  docs: 'Docs',
  other: 'Page',
};

const REASONS: Readonly<Record<PagesRead['unread'][number]['reason'], string>> = {
  robots: 'not read: robots.txt asks us not to',
  failed: 'not read: it did not load',
  same: 'not used: it says the same as another page',
};

const pathOf = (url: string): string => new URL(url).pathname;

/** Which pages a report was made from, with a link to each. */
export function PagesReadList({ firstUrl, pages }: { readonly firstUrl: string; readonly pages: PagesRead }) {
  return (
    <Fold>
      <summary>
        <PlusIcon size={14} /> Pages read: {1 + pages.read.length}
      </summary>
      <Pages>
        <li>
          <Role>First page</Role> <SiteLink url={firstUrl} />
        </li>
        {pages.read.map(({ url, role, title }) => (
          <li key={url}>
            <Role>{ROLES[role]}</Role> <SiteLink url={url} label={title || pathOf(url)} />
          </li>
        ))}
        {pages.unread.map(({ url, role, reason }) => (
          <li key={url}>
            <Role>{ROLES[role]}</Role> {pathOf(url)} ({REASONS[reason]})
          </li>
        ))}
      </Pages>
    </Fold>
  );
}
