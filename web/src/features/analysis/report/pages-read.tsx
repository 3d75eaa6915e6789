import { styled } from '@mui/material/styles';
import type { PagesRead } from '@twofold/contracts/analysis/report';
import { Fold } from '../../../components/fold.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { type ShownReport, findingsOf } from './read-report.ts';

/** A statement of the report, with the words of the page that it quotes. */
type Taken = { readonly path: string; readonly statement: string; readonly quote: string };

/** The statements that quote each page, by its address. A quote without a page is from the first page. */
const takenFrom = (report: ShownReport): ((pageUrl: string) => readonly Taken[]) => {
  const byPage = new Map<string, Taken[]>();
  for (const { text, path, evidence } of findingsOf(report)) {
    if (evidence?.basis !== 'quote') continue;
    const page = addressOf(evidence.page ?? report.url);
    byPage.set(page, [...(byPage.get(page) ?? []), { path, statement: text, quote: evidence.quote }]);
  }
  return (pageUrl) => byPage.get(addressOf(pageUrl)) ?? [];
};

/** The address of a page without its query: only the first page may have one. */
const addressOf = (url: string): string => {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

const Pages = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '6px 0 0',
  padding: 0,
  display: 'grid',
  gap: 6,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px' });

const Role = styled('span')(({ theme }) => ({ minWidth: 84, color: theme.vars.palette.text.disabled }));

/** Aligned with the name of the page, not with its role. */
const Quotes = styled(Fold)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { marginLeft: 94 },
  '& ul': { display: 'grid', gap: 10, margin: '4px 0 10px' },
  '& li': { paddingLeft: 12, borderLeft: `2px solid ${theme.vars.palette.machine.fill}` },
  '& q': { display: 'block', color: theme.vars.palette.text.primary },
  // In print each quote is already below its statement.
  '@media print': { display: 'none' },
}));

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

/** The pages that a report was made from, with a link to each and the statements taken from it. */
export function PagesReadList({ report, pages }: { readonly report: ShownReport; readonly pages: PagesRead }) {
  const takenOf = takenFrom(report);
  return (
    <Fold>
      <summary>
        <PlusIcon size={14} /> Pages read: {1 + pages.read.length}
      </summary>
      <Pages>
        <li>
          <Row>
            <Role>First page</Role> <SiteLink url={report.url} />
          </Row>
          <TakenList taken={takenOf(report.url)} />
        </li>
        {pages.read.map(({ url, role, title }) => (
          <li key={url}>
            <Row>
              <Role>{ROLES[role]}</Role> <SiteLink url={url} label={title || pathOf(url)} />
            </Row>
            <TakenList taken={takenOf(url)} />
          </li>
        ))}
        {pages.unread.map(({ url, role, reason }) => (
          <li key={url}>
            <Row>
              <Role>{ROLES[role]}</Role> {pathOf(url)} ({REASONS[reason]})
            </Row>
          </li>
        ))}
      </Pages>
    </Fold>
  );
}

/** The quotes of a page, collapsed; nothing if there are none. */
function TakenList({ taken }: { readonly taken: readonly Taken[] }) {
  if (taken.length === 0) return null;
  return (
    <Quotes>
      <summary>
        <PlusIcon size={14} /> {taken.length === 1 ? '1 quote' : `${taken.length} quotes`}
      </summary>
      <ul>
        {taken.map(({ path, statement, quote }) => (
          <li key={path}>
            <q>{quote}</q> {statement}
          </li>
        ))}
      </ul>
    </Quotes>
  );
}
