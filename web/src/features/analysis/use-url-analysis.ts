import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { analysisPath } from '../../app/paths.ts';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useAnalyzeUrl } from './api.ts';

/** What the callback is told: the report, and the seconds that the request took (D-54). */
export type SubmittedAnalysis = { readonly productId: number; readonly analysisTime: number };

export type UrlAnalysis = {
  /** `done` lasts until the report has taken over the screen. */
  readonly status: 'idle' | 'pending' | 'done';
  /** The URL of the last try; empty before the first. */
  readonly url: string;
  /** The key of the request under way, once it is sent: its progress is read by it. */
  readonly requestKey: string | undefined;
  /** Why the last try failed, in the server's words; empty where it was cancelled, undefined once a new one starts (D-42). */
  readonly failureReason: string | undefined;
  readonly submit: (url: string) => void;
};

/** What the server says of an analysis that its browser called off. */
const CANCELLED = 'The analysis was cancelled';

/** Submits a URL: then the callback, then the report; or a toast, the log, and the server's reason. */
export const useUrlAnalysis = (onSubmitted?: (submitted: SubmittedAnalysis) => void): UrlAnalysis => {
  const analyzeUrl = useAnalyzeUrl();
  const navigate = useNavigate();
  const isHere = useIsMounted();
  const [status, setStatus] = useState<UrlAnalysis['status']>('idle');
  const [url, setUrl] = useState('');
  const [requestKey, setRequestKey] = useState<string>();
  const [failureReason, setFailureReason] = useState<string>();

  const run = async (submittedUrl: string) => {
    const startedAt = performance.now();
    setStatus('pending');
    setUrl(submittedUrl);
    setRequestKey(undefined);
    setFailureReason(undefined);
    try {
      const { productId } = await analyzeUrl({ url: submittedUrl, onKey: setRequestKey });
      setStatus('done');
      onSubmitted?.({ productId, analysisTime: (performance.now() - startedAt) / 1000 });
      // Whoever went elsewhere in the meantime is not called back.
      if (isHere.current) await navigate(analysisPath(productId));
    } catch (error) {
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

  return { status, url, requestKey, failureReason, submit: (submittedUrl) => void run(submittedUrl) };
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
