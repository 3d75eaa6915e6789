import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readReport } from './read-report.ts';
import { ReportHeader } from './report-header.tsx';
import { benchbook } from './testing/benchbook.ts';
import { renderPart } from './testing/render-part.tsx';

const renderHeader = (parts: Record<string, unknown> = {}) => {
  const onAskPeople = vi.fn<() => void>();
  const report = readReport({ ...benchbook, ...parts });
  renderPart(<ReportHeader productId={17} report={report} onAskPeople={onAskPeople} />);
  return onAskPeople;
};

describe('naming the app of a report', () => {
  it.each(['', '  ', null, undefined])('D-57: falls back to Untitled App for %j', (title) => {
    renderHeader({ title });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Untitled App');
  });

  it('keeps a title of any length (§2 analysis head)', () => {
    const title = 'The platform for everybody who ever wanted to do something with something';
    renderHeader({ title });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });
});

describe('D-58: linking the analyzed site', () => {
  it('opens it in a new tab that cannot reach back (§2 analysis head)', () => {
    renderHeader();
    const link = screen.getByText(/^https:\/\/benchbook\.example/);
    expect(link).toHaveAttribute('href', 'https://benchbook.example');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveTextContent('(opens in a new tab)');
  });

  it.each(['javascript:alert(1)', 'ftp://benchbook.example', 'data:text/html,x', 'benchbook', 'https://'])(
    'leaves %j a text',
    (url) => {
      renderHeader({ url });
      expect(screen.getByText(url).closest('a')).toBeNull();
    },
  );
});

describe('D-43: saying who made a report', () => {
  it.each([
    [{ provider: 'openai', model: 'gpt-4.1-mini' }, 'Powered by OpenAI gpt-4.1-mini'],
    [{ provider: 'built-in', rubricVersion: '1' }, 'Powered by the built-in analyzer (no AI provider configured)'],
  ])('reads %j (§1 powered by)', (provenance, line) => {
    renderHeader({ provenance });
    expect(screen.getByText(line)).toBeInTheDocument();
  });

  it.each([undefined, null, { provider: 'unknown' }])('claims no one for %j', (provenance) => {
    renderHeader({ provenance });
    expect(screen.queryByText(/Powered by/)).not.toBeInTheDocument();
  });
});

describe('acting on a report', () => {
  it('asks for human feedback (§2 ask people)', async () => {
    const onAskPeople = renderHeader();
    await userEvent.click(screen.getByRole('button', { name: 'Get Human Feedback' }));
    expect(onAskPeople).toHaveBeenCalledOnce();
  });

  it('hands out the report as JSON', () => {
    renderHeader();
    const link = screen.getByText('JSON');
    expect(link).toHaveAttribute('href', '/api/products/17');
    expect(link).toHaveAttribute('download', 'analysis-17.json');
  });

  it('copies its address where the device has no share sheet', async () => {
    userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderHeader();
    await userEvent.click(screen.getByText('Share'));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(globalThis.location.href);
  });

  it('shares no token of an order', async () => {
    userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    globalThis.history.replaceState(null, '', '?order=4&token=abc&version=2');
    renderHeader();
    await userEvent.click(screen.getByText('Share'));
    globalThis.history.replaceState(null, '', globalThis.location.pathname);
    expect(writeText).toHaveBeenCalledWith(`${globalThis.location.href}?version=2`);
  });

  it('shows an error where copying is not allowed', async () => {
    userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    renderHeader();
    await userEvent.click(screen.getByText('Share'));
    expect(await screen.findByText('Copy failed')).toBeInTheDocument();
  });
});
