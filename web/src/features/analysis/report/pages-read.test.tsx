import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EvidenceNote } from './evidence-note.tsx';
import { readReport } from './read-report.ts';
import { ReportHeader } from './report-header.tsx';
import { benchbook } from './testing/benchbook.ts';
import { renderPart } from './testing/render-part.tsx';

const renderHeader = (pages: unknown, changes: object = {}) => {
  const report = readReport({ ...benchbook, ...changes, pages });
  renderPart(<ReportHeader productId={17} report={report} onAskPeople={vi.fn<() => void>()} />);
};
/** One row per page, without the nested items of its quotes. */
const rows = () => screen.getAllByRole('listitem').filter((item) => item.parentElement?.closest('li') === null);
const at = (path: string) => `https://benchbook.example${path}`;

describe('naming the pages of a report', () => {
  it('counts them and links to each, with its role', () => {
    renderHeader({ read: [{ url: at('/pricing'), role: 'pricing', title: 'Plans' }], unread: [] });
    expect(screen.getByText('Pages read: 2')).toBeInTheDocument();
    const [, pricing] = rows();
    expect(pricing).toHaveTextContent(/^Pricing Plans/);
    expect(within(pricing!).getByRole('link')).toHaveAttribute('href', at('/pricing'));
  });

  it.each([
    ['robots', 'robots.txt asks us not to'],
    ['failed', 'it did not load'],
    ['same', 'it says the same as another page'],
  ])('says why one was not read: %s', (reason, words) => {
    renderHeader({ read: [], unread: [{ url: at('/about'), role: 'about', reason }] });
    expect(rows()[1]).toHaveTextContent(`About /about (not ${reason === 'same' ? 'used' : 'read'}: ${words})`);
  });

  it('shows what was taken from each: the words, and the statement that rests on them', () => {
    const evidence = [
      { id: 'a', path: 'usps.0', basis: 'quote', quote: 'From $24', section: '', page: at('/pricing') },
      { id: 'b', path: 'usps.1', basis: 'quote', quote: 'Four large buttons', section: '' },
      { id: 'c', path: 'usps.2', basis: 'inference', reason: 'a guess' },
    ];
    const pages = { read: [at('/pricing'), at('/about')].map((url) => ({ url, role: 'pricing', title: '' })) };
    renderHeader({ ...pages, unread: [] }, { evidence, url: at('/?ref=mail') });
    const [first, pricing, about] = rows();
    expect(first).toHaveTextContent(/1 quote.*Four large buttons Works with gloves on: four large buttons a ticket$/);
    expect(pricing).toHaveTextContent(/1 quote.*From \$24 One text, no app for the customer$/);
    expect(about).not.toHaveTextContent('quote');
  });

  it('says nothing of a report from before', () => {
    renderHeader(undefined);
    expect(screen.queryByText(/Pages read/)).not.toBeInTheDocument();
  });

  it('makes no link of what is no web address', () => {
    renderHeader({ read: [{ url: 'javascript:alert(1)', role: 'pricing', title: 'x' }], unread: 'x' });
    expect(screen.getByText('Pages read: 1')).toBeInTheDocument();
  });
});

describe('a quote', () => {
  const quote = { id: 'a', path: 'purpose', basis: 'quote', quote: 'From $24', section: 'Plans' } as const;

  it('links to where it stands on its page', () => {
    renderPart(<EvidenceNote evidence={{ ...quote, page: at('/pricing') }} claim="Shows its price" />);
    const link = screen.getByRole('link', { name: /^\/pricing/u });
    expect(link).toHaveAttribute('href', at('/pricing#:~:text=From%20%2424'));
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'));
  });

  it('has no link where its page is not known', () => {
    renderPart(<EvidenceNote evidence={quote} claim="Shows its price" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
