import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { fakeEventSources, FakeEventSource, lastSource } from '../../../testing/fake-event-source.ts';
import { AnalyzingScreen } from '../analyzing-screen.tsx';
import { RealSteps } from './real-steps.tsx';

const KEY = '7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11';

const screenFor = (requestKey: string | undefined) => (
  <AnalyzingScreen url="https://benchbook.example" isPending>
    <RealSteps requestKey={requestKey} />
  </AnalyzingScreen>
);

const open = (requestKey: string | undefined = KEY) => render(screenFor(requestKey), { wrapper: Providers });

const tell = (...steps: readonly unknown[]) => steps.forEach((step) => lastSource().tell('progress', { step }));

const list = () => screen.queryByRole('list', { name: 'Steps of the analysis' });
const steps = () =>
  within(list()!)
    .getAllByRole('listitem')
    .map(({ textContent, dataset }) => `${dataset['state']}: ${textContent}`);
/** What a screen reader announces about the steps. */
const told = () => document.querySelector('[aria-live="polite"]')?.textContent;

beforeEach(fakeEventSources);
afterEach(() => void vi.unstubAllGlobals());

describe('the real steps of an analysis', () => {
  it('are those that the server tells, beside the texts of the specification', () => {
    open();
    expect(lastSource().path).toBe(`/api/analyses/${KEY}/progress`);
    tell('reading');
    expect(steps()).toEqual(['now: Reading the first page', 'next: Reading more pages', 'next: Writing the report']);
    expect(screen.getByRole('status')).toHaveTextContent('Validating URL and checking accessibility...');
    tell('pages');
    expect(steps()).toEqual([
      'done: Reading the first page (done)',
      'now: Reading more pages',
      'next: Writing the report',
    ]);
    expect(screen.getByText('Reading more pages', { selector: '[aria-current] span' })).toBeVisible();
    tell('writing', 'done');
    expect(steps().every((step) => step.startsWith('done'))).toBe(true);
  });

  it('name the rendering of a page where it happens, also when it is over', () => {
    open();
    tell('reading', 'rendering');
    expect(steps()[1]).toBe('now: Rendering the page in a browser');
    tell('pages');
    expect(steps()[1]).toBe('done: Rendering the page in a browser (done)');
  });

  it('are read aloud politely', () => {
    open();
    expect(told()).toBe('');
    tell('reading', 'writing');
    expect(told()).toBe('Writing the report');
  });

  it('end with the analysis, or with the screen', () => {
    const { unmount } = open();
    tell('reading', 'failed');
    expect(lastSource().readyState).toBe(FakeEventSource.CLOSED);
    expect(list()).not.toBeInTheDocument();
    unmount();
    const again = open();
    expect(lastSource().readyState).not.toBe(FakeEventSource.CLOSED);
    again.unmount();
    expect(lastSource().readyState).toBe(FakeEventSource.CLOSED);
  });
});

describe('a server that does not tell its steps', () => {
  const expectTheRest = () => {
    expect(list()).not.toBeInTheDocument();
    expect(screen.getByText('Analyzing 9 key business aspects of your website with AI')).toBeVisible();
  };

  it('is waited for in silence before the request is sent', () => {
    render(screenFor(undefined), { wrapper: Providers });
    expect(FakeEventSource.opened).toEqual([]);
    expectTheRest();
  });

  it('shows nothing of it when the stream is refused, or says something unknown', () => {
    open();
    tell('thinking', 7, undefined);
    lastSource().close();
    lastSource().tell('error');
    expectTheRest();
  });

  it('shows nothing of it in a browser without such streams', () => {
    vi.stubGlobal('EventSource', undefined);
    open();
    expectTheRest();
  });
});
