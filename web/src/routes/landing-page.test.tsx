import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MockInstance } from 'vitest';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

let logging: MockInstance<typeof console.log>;
let loggingErrors: MockInstance<typeof console.error>;

/** Serves an analysis that ends when the test calls `end`; `urls` are the submitted ones. */
const analysis = () => {
  const urls: unknown[] = [];
  const { promise, resolve: end } = deferred<Response>();
  server.use(
    http.post('*/api/analyze/url', async ({ request }) => {
      urls.push(await request.json());
      return promise;
    }),
  );
  return { urls, end };
};

const deferred = <Value,>() => {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
};

const placeholder = 'Enter your app or product URL';
const field = () => screen.getAllByPlaceholderText(placeholder)[0]!;

const openLanding = async () => {
  const router = openPage('/');
  await screen.findAllByPlaceholderText(placeholder);
  return router;
};

const submit = async (url = 'benchbook.example') => {
  fireEvent.change(field(), { target: { value: url } });
  fireEvent.submit(field());
  await screen.findByText('Analyzing...');
};

/** Stops the clock of the progress only: everything else waits for real responses. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const progress = () => screen.getByLabelText('Progress of the analysis').getAttribute('aria-valuenow');

const refusal = HttpResponse.json({ error: 'The URL could not be reached' }, { status: 422 });

beforeAll(async () => {
  await Promise.all([import('./landing-page.tsx'), import('./analysis-page.tsx')]);
});

beforeEach(() => {
  logging = vi.spyOn(console, 'log').mockImplementation(() => {});
  loggingErrors = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get('*/api/products/:id', () => HttpResponse.json({ error: 'No such product' }, { status: 404 })));
});

describe('the landing page', () => {
  it('has the sections that links lead to (§2 route home, landing sections)', async () => {
    await openLanding();
    const ids = Array.from(document.querySelectorAll('main section[id]'), ({ id }) => id);
    expect(ids).toEqual(['how-it-works', 'demo-flow', 'pricing', 'become-reviewer', 'faq']);
  });

  it('links to the demo and to the sign-up of reviewers (§2 landing links)', async () => {
    await openLanding();
    const hrefs = Array.from(document.links, (link) => link.getAttribute('href'));
    expect(hrefs).toContain('/#demo-flow');
    expect(hrefs).toContain('/become-reviewer');
  });

  it('has the form at its head, and again in its closing call (§2 landing form)', async () => {
    await openLanding();
    const closing = screen.getByRole('region', { name: 'Get your report in 20 seconds' });
    expect(screen.getAllByPlaceholderText(placeholder)).toHaveLength(2);
    expect(within(closing).getByPlaceholderText(placeholder)).toBeVisible();
  });

  it.each([
    ['Is the analysis really free? (§1 free analysis, §9 free analysis)', /^Yes, always/],
    ['How do credits work? (§1 cash out)', /You can optionally cash out once you have accumulated enough credits\.$/],
  ])('answers "%s"', async (question, answer) => {
    await openLanding();
    const asked = screen.getByText(question.replace(/ \(.*/, ''), { selector: 'summary' });
    expect(asked.nextElementSibling).toHaveTextContent(answer);
  });

  it('shows the headline of the variant that the visitor has (§2 headline)', async () => {
    localStorage.setItem('headline-variant', 'variant-5');
    await openLanding();
    expect(document.querySelector('h1')).toHaveTextContent('Ask before you launch.');
    await waitFor(() => expect(logging).toHaveBeenCalledWith('Headline impression: variant-5'));
  });

  it('mentions the Pro Package of 72 hours in the FAQ only (D-68) (§9 Pro Package)', async () => {
    await openLanding();
    expect(screen.getByText(/Pro Package within 72 hours/)).toBeInTheDocument();
    expect(screen.getAllByText(/Pro Package/)).toHaveLength(1);
  });

  it('offers the sample sites of the configuration, and analyses the one that is picked', async () => {
    const sampleSites = [{ name: 'Fernpost', url: 'http://127.0.0.1:3010/fernpost/', description: 'Plants by mail' }];
    server.use(http.get('*/config.json', () => HttpResponse.json({ simulatedPayments: true, sampleSites })));
    const { urls } = analysis();
    await openLanding();
    fireEvent.click(await screen.findByText('Fernpost'));
    await waitFor(() => expect(urls).toEqual([{ url: 'http://127.0.0.1:3010/fernpost/' }]));
  });
});

describe('a URL that is being analyzed', () => {
  it('disables inputs, and the button shows it (§2 url placeholder, url inputs, url button, url note)', async () => {
    const { urls } = analysis();
    await openLanding();
    await submit();
    expect(field()).toBeDisabled();
    expect(field()).toHaveValue('https://benchbook.example');
    expect(screen.getByText('Analyzing...')).toBeDisabled();
    expect(screen.getByText('Analyzing 9 key business aspects of your website with AI')).toBeVisible();
    await waitFor(() => expect(urls).toEqual([{ url: 'https://benchbook.example' }]));
  });
});

describe('the time while a URL is being analyzed', () => {
  it('moves the bar every 100 ms, to at most 95 percent in 20 s (§2 url progress, §4 progress, countdown, §9 progress refresh)', async () => {
    analysis();
    await openLanding();
    stopTheClock();
    await submit();
    expect(progress()).toBe('0');
    expect(screen.getByText('20 seconds remaining')).toBeVisible();
    wait(2_299);
    expect(progress()).toBe('10');
    wait(1);
    expect(progress()).toBe('11');
    wait(7_700);
    expect(progress()).toBe('48');
    expect(screen.getByText('10 seconds remaining')).toBeVisible();
    wait(10_000);
    expect(progress()).toBe('95');
    expect(screen.getByText('0 seconds remaining')).toBeVisible();
    wait(30_000);
    expect(progress()).toBe('95');
  });

  it('changes the status every 2 seconds (§2 url status, §4 rotation)', async () => {
    analysis();
    await openLanding();
    stopTheClock();
    await submit();
    expect(screen.getByRole('status')).toHaveTextContent('Validating URL and checking accessibility...');
    wait(2_000);
    expect(screen.getByRole('status')).toHaveTextContent('Analyzing website structure and content...');
    wait(14_000);
    expect(screen.getByRole('status')).toHaveTextContent('Compiling comprehensive report....');
    wait(2_000);
    expect(screen.getByRole('status')).toHaveTextContent('Validating URL and checking accessibility...');
  });
});

describe('an analysis that succeeds', () => {
  it('leads to the report, and the conversion is tracked once (§2 url success, §4 url states)', async () => {
    localStorage.setItem('headline-variant', 'control');
    const { end } = analysis();
    const router = await openLanding();
    await submit();
    end(HttpResponse.json({ productId: 7 }, { status: 201 }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/analysis/7'));
    expect(logging).toHaveBeenCalledWith('Headline conversion: control');
    expect(localStorage.getItem('headline-conversion-tracked')).toBe('true');
  });

  it('fills the bar while the report opens (§4 full progress)', async () => {
    const { end } = analysis();
    const router = await openLanding();
    const navigating = vi.spyOn(router, 'navigate').mockResolvedValue();
    await submit();
    end(HttpResponse.json({ productId: 7 }, { status: 201 }));
    await waitFor(() => expect(progress()).toBe('100'));
    expect(navigating).toHaveBeenCalledOnce();
  });

  it('leaves one where one went in the meantime', async () => {
    const { end } = analysis();
    const router = await openLanding();
    await submit();
    await act(() => router.navigate('/discover'));
    end(HttpResponse.json({ productId: 7 }, { status: 201 }));
    await waitFor(() => expect(localStorage.getItem('headline-conversion-tracked')).toBe('true'));
    expect(router.state.location.pathname).toBe('/discover');
  });
});

describe('an analysis that fails', () => {
  const fail = async (answer: Response = refusal.clone()) => {
    const { end } = analysis();
    const router = await openLanding();
    await submit();
    end(answer);
    await screen.findByRole('alert');
    return router;
  };

  it('shows a destructive toast, and is logged (§4 url error, §8 analysis failure)', async () => {
    const router = await fail();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Error')).toBeVisible();
    expect(alert.getByText('Failed to analyze URL. Please try again.')).toBeVisible();
    expect(loggingErrors).toHaveBeenCalledWith('The analysis failed', expect.objectContaining({ status: 422 }));
    expect(router.state.location.pathname).toBe('/');
    expect(localStorage.getItem('headline-conversion-tracked')).toBeNull();
  });

  it('has its reason below the field, which keeps its URL and has the focus (D-42)', async () => {
    await fail();
    expect(field()).toHaveValue('https://benchbook.example');
    expect(field()).toHaveAccessibleDescription(/The URL could not be reached/);
    expect(field()).toHaveFocus();
  });

  it('loses its reason with the next try', async () => {
    await fail();
    analysis();
    fireEvent.click(screen.getAllByText('Analyze')[0]!);
    await screen.findByText('Analyzing...');
    expect(screen.queryByText('The URL could not be reached')).not.toBeInTheDocument();
  });

  it('has the toast alone where the server says nothing', async () => {
    await fail(new HttpResponse('<html>Bad Gateway</html>', { status: 502 }));
    expect(field()).toBeValid();
  });
});
