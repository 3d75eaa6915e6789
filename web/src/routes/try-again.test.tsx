import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../features/accounts/testing/form.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer, STRANGER } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
const LABEL = 'The AI provider was unavailable. Written by the built-in analyzer.';
const STAND_IN = { provider: 'built-in', rubricVersion: '2', insteadOfModel: 'failed' };

const serve = (provenance: object) =>
  server.use(http.get('*/api/products/17', () => HttpResponse.json({ ...benchbook, provenance })));

const open = (isClaimable: boolean) => {
  server.use(http.get('*/api/products/17/standing', () => HttpResponse.json({ ...STRANGER, isClaimable })));
  openPage('/analysis/17');
};

beforeAll(() => import('./analysis-page.tsx'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-121: a report that the rules wrote in place of a model', () => {
  it('shows an error, and is written again for the browser that submitted the app', async () => {
    serve(STAND_IN);
    server.use(
      http.post('*/api/products/17/reanalyses', () => {
        serve({ provider: 'openai', model: 'gpt-4o-mini' });
        return HttpResponse.json({ productId: 17, version: 2 }, { status: 201 });
      }),
    );
    open(true);
    expect(await screen.findByText(LABEL)).toBeVisible();
    await screen.findByText('Try again');
    await press('Try again');
    expect(await screen.findByText('Powered by OpenAI gpt-4o-mini')).toBeVisible();
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
  });

  it('says why it could not be written again', async () => {
    serve(STAND_IN);
    const error = 'An app can be analyzed again once an hour. Please try again later.';
    server.use(http.post('*/api/products/17/reanalyses', () => HttpResponse.json({ error }, { status: 429 })));
    open(true);
    await screen.findByText('Try again');
    await press('Try again');
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.getByText('Try again')).toBeEnabled();
  });

  it('is read-only for everybody else', async () => {
    serve(STAND_IN);
    open(false);
    expect(await screen.findByText(LABEL)).toBeVisible();
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
  });
});
