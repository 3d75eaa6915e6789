import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { analysisPath } from '../../lib/paths.ts';
import { ApiError, serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useAnalyzeUrl } from './api.ts';
import { storeRun, storedRun, type LastRun } from './last-run.ts';
import type { OwnReport } from './own-reports/find-own-report.ts';
import { hasReports, noteReport } from './visitors-reports.ts';

/** The id of the report, and the seconds that the request took (D-54). */
export type SubmittedAnalysis = { readonly productId: number; readonly analysisTime: number };

export type UrlAnalysis = {
  /** `done` lasts until the report is on the screen. */
  readonly status: 'idle' | 'pending' | 'done';
  /** The URL of the last try; empty before the first. */
  readonly url: string;
  /** The key of the running request, once it is sent; its progress is requested with it. */
  readonly requestKey: string | undefined;
  /** Why the last try failed, in the server's words; empty if it was canceled, undefined once a new one starts (D-42). */
  readonly failureReason: string | undefined;
  /** The user's report of the same address, if there is one: the user is asked whether to analyze it again (D-138). */
  readonly known: OwnReport | undefined;
  readonly submit: (url: string) => void;
  /** The user's answer to that question. */
  readonly choose: (choice: 'again' | 'new' | 'cancel') => void;
};

/** The server's answer for a canceled analysis. */
const CANCELLED = 'The analysis was cancelled';
/** Set once this page has started an analysis: only a reloaded page continues an earlier one. */
let hasStarted = false;

/** Submits a URL. On success calls `onSubmitted` and opens the report; on failure logs it, shows a toast and the reason. */
export const useUrlAnalysis = (onSubmitted?: (submitted: SubmittedAnalysis) => void, isMember = false): UrlAnalysis => {
  const analyzeUrl = useAnalyzeUrl();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [status, setStatus] = useState<UrlAnalysis['status']>('idle');
  const [url, setUrl] = useState('');
  const [requestKey, setRequestKey] = useState<string>();
  const [failureReason, setFailureReason] = useState<string>();
  const [known, setKnown] = useState<OwnReport>();
  const lastUrl = useRef<string>(undefined);

  const run = async (request: Pick<LastRun, 'url' | 'productId'> & { readonly key?: string }) => {
    const startedAt = performance.now();
    hasStarted = true;
    lastUrl.current = request.url;
    setStatus('pending');
    setUrl(request.url);
    setRequestKey(undefined);
    setFailureReason(undefined);
    const forgetReport = noteReport(isMember ? 'member' : 'visitor');
    const onKey = (key: string): void => {
      setRequestKey(key);
      storeRun({ ...request, key, startedAt: Date.now() });
    };
    try {
      const { productId } = await analyzeUrl({ ...request, onKey });
      storeRun(undefined);
      setStatus('done');
      onSubmitted?.({ productId, analysisTime: (performance.now() - startedAt) / 1000 });
      // A user who has gone to another screen stays there.
      if (isMounted.current) await navigate(analysisPath(productId));
    } catch (error) {
      // Without a response the page may be about to reload, and then continues the analysis.
      if (error instanceof ApiError) {
        storeRun(undefined);
        forgetReport();
      }
      setStatus('idle');
      if (serverTextOf(error) === CANCELLED) {
        setFailureReason('');
        showToast({ title: 'Analysis cancelled' });
        return;
      }
      log.error('The analysis failed', error);
      setFailureReason(serverTextOf(error));
      showToast({ tone: 'destructive', title: 'Error', description: 'Failed to analyze URL. Please try again.' });
    }
  };

  const continueLast = useEffectEvent(() => {
    const last = hasStarted ? undefined : storedRun();
    if (last) void run(last);
  });
  useEffect(() => {
    const next = setTimeout(() => continueLast());
    return () => clearTimeout(next);
  }, []);

  const offerOrRun = async (submittedUrl: string): Promise<void> => {
    setUrl(submittedUrl);
    const found = await findKnown(submittedUrl, isMember);
    if (found) setKnown(found);
    else await run({ url: submittedUrl });
  };
  const submit = (submittedUrl: string): void => {
    const mayHaveOne = (isMember || hasReports()) && lastUrl.current !== submittedUrl;
    void (mayHaveOne ? offerOrRun(submittedUrl) : run({ url: submittedUrl }));
  };
  const choose: UrlAnalysis['choose'] = (choice) => {
    setKnown(undefined);
    if (choice === 'again' && known) void run({ url, productId: known.id });
    if (choice === 'new') void run({ url });
  };

  return { status, url, requestKey, failureReason, known, submit, choose };
};

/** If the search for an existing report fails, a new one is created. */
const findKnown = async (url: string, isMember: boolean): Promise<OwnReport | undefined> => {
  try {
    return await (await import('./own-reports/find-own-report.ts')).findOwnReport(url, isMember);
  } catch (error) {
    log.error('Could not look for a report of the same address', error);
    return undefined;
  }
};

const useIsMounted = () => {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};
