import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EvidenceNote } from './evidence-note.tsx';
import { readReport } from './read-report.ts';
import { ReportHeader } from './report-header.tsx';
import { benchbook } from './testing/benchbook.ts';
import { renderPart } from './testing/render-part.tsx';

const renderHeader = (pages: unknown) =>
  renderPart(
    <ReportHeader productId={17} report={readReport({ ...benchbook, pages })} onAskPeople={vi.fn<() => void>()} />,
  );
const at = (path: string) => `https://benchbook.example${path}`;

describe('naming the pages of a report', () => {
  it('counts them and links to each, with its role', () => {
    renderHeader({ read: [{ url: at('/pricing'), role: 'pricing', title: 'Plans' }], unread: [] });
    expect(screen.getByText('Pages read: 2')).toBeInTheDocument();
    const [, pricing] = screen.getAllByRole('listitem');
    expect(pricing).toHaveTextContent(/^Pricing Plans/);
    expect(within(pricing!).getByRole('link')).toHaveAttribute('href', at('/pricing'));
  });

  it.each([
    ['robots', 'robots.txt asks us not to'],
    ['failed', 'it did not load'],
    ['same', 'it says the same as another page'],
  ])('says why one was not read: %s', (reason, words) => {
    renderHeader({ read: [], unread: [{ url: at('/about'), role: 'about', reason }] });
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(
      `About /about (not ${reason === 'same' ? 'used' : 'read'}: ${words})`,
    );
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

  it('links to the page it stands on, if that is not the first', () => {
    renderPart(<EvidenceNote evidence={{ ...quote, page: at('/pricing') }} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', at('/pricing'));
  });

  it('has no link on the first page', () => {
    renderPart(<EvidenceNote evidence={quote} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
