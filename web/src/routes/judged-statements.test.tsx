import { screen, within } from '@testing-library/react';
import type { AgreementView } from '@twofold/contracts/reviews/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { press } from '../features/accounts/testing/form.ts';
import { benchbook, emptyReport } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer } from '../testing/api-server.ts';
import { deliveredBundle } from '../features/orders/testing/orders.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
const [strength = '', otherStrength = ''] = benchbook.aiAnalysis.strengths;
const product = { ...emptyReport, purpose: benchbook.purpose, aiAnalysis: { strengths: [strength, otherStrength] } };
const counts = (path: string, agree: number, disagree: number, cannotTell = 0) => ({
  path,
  agree,
  disagree,
  cannotTell,
  isContradicted: agree + disagree >= 3 && disagree > agree,
});
const judged: AgreementView = {
  version: 1,
  people: 3,
  share: 0.5,
  statements: [
    counts('aiAnalysis.strengths.0', 1, 2),
    counts('aiAnalysis.strengths.1', 2, 0, 1),
    counts('purpose', 0, 0, 2),
  ],
};

const open = (agreement: AgreementView = judged, tab = 'swot') => {
  server.use(
    http.get('*/api/products/17', () => HttpResponse.json(product)),
    http.get('*/api/products/17/agreement', () => HttpResponse.json(agreement)),
  );
  return openPage(`/analysis/17#${tab}`);
};
const claim = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;

beforeAll(async () => {
  await Promise.all([import('./analysis-page.tsx'), import('./order-page.tsx')]);
});

describe('what people think of the statements of a report (D-128)', () => {
  it('stands beside each statement that two or more have judged', async () => {
    open();
    expect(await within(await claim(strength)).findByText('2 of 3 people disagree')).toBeVisible();
    expect(within(await claim(otherStrength)).getByText('2 of 2 people agree')).toBeVisible();
  });

  it('marks what most of three or more contradict', async () => {
    open();
    await screen.findByText('2 of 3 people disagree');
    expect(await claim(strength)).toHaveAttribute('data-contradicted');
    expect(await claim(otherStrength)).not.toHaveAttribute('data-contradicted');
  });

  it('shows an error where the server fails', async () => {
    open(judged, 'summary');
    expect(await screen.findByText('2 people can’t tell')).toBeVisible();
  });

  it('can be filtered to where people disagree, and back', async () => {
    open();
    await screen.findByText('Where people disagree (1)');
    await press('Where people disagree (1)');
    expect(screen.getByRole('heading', { name: 'Where people disagree' })).toBeVisible();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(screen.getByText(strength)).toBeVisible();
    expect(screen.queryByText(otherStrength)).not.toBeInTheDocument();
    await press('Where people disagree (1)');
    expect(screen.getByRole('tablist')).toBeVisible();
  });

  it('tells how far people agree on the whole', async () => {
    open();
    expect(await screen.findByText(/3 people judged this report and agree with 50%/)).toBeVisible();
  });

  it('tells the owner and buyers what people wrote', async () => {
    const voices = [
      {
        reviewer: { name: 'Tom Abara', expertise: 'Service manager' },
        answer: 'disagree' as const,
        comment: 'I found none.',
      },
    ];
    open({ version: 1, people: 1, statements: [{ ...counts('aiAnalysis.strengths.0', 0, 1), voices }] });
    const item = within(await claim(strength));
    expect(await item.findByText('1 person disagrees')).toBeVisible();
    expect(item.getByText('I found none.')).toBeVisible();
    expect(item.getByText('Tom Abara, Service manager')).toBeVisible();
  });

  it('is silent where no one was asked, and where it is out of reach', async () => {
    open({ version: 1, people: 0, statements: [] });
    server.use(http.get('*/api/products/17/agreement', () => new HttpResponse(null, { status: 500 })));
    await screen.findByText(strength);
    expect(screen.queryByText(/people (agree|disagree)/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Where people disagree/ })).not.toBeInTheDocument();
  });
});

describe('the disputed statements of an order', () => {
  const openOrder = (agreement: AgreementView) => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/orders/1042', () => HttpResponse.json(deliveredBundle())),
      http.get('*/api/orders/1042/report', () => new HttpResponse(null, { status: 404 })),
      http.get('*/api/products/17', () => HttpResponse.json(product)),
      http.get('*/api/products/17/agreement', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(agreement);
      }),
    );
    openPage('/orders/1042?token=of-a-mail');
    return asked;
  };

  it('lists what they disagree with, by the link of the mail too', async () => {
    const asked = openOrder(judged);
    const band = within(await screen.findByRole('region', { name: 'Where people disagree' }));
    expect(band.getByText(strength)).toBeVisible();
    expect(band.queryByText(otherStrength)).not.toBeInTheDocument();
    expect(asked[0]).toContain('order=1042&token=of-a-mail');
  });

  it('is not there where no one disagrees', async () => {
    openOrder({ ...judged, statements: judged.statements.slice(1) });
    expect(await screen.findByRole('region', { name: 'What they said' })).toBeVisible();
    expect(screen.queryByText('Where people disagree')).not.toBeInTheDocument();
  });
});
