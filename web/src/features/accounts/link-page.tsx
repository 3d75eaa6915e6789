import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { usePageTitle } from '../../components/use-page-title.ts';
import { ApiError, serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { AuthFrame } from './auth-frame.tsx';

/** `open` waits for the button; `invalid` is a link that is used, expired or unknown. */
export type LinkState = 'open' | 'pending' | 'done' | 'invalid';

type LinkPageProps = {
  readonly isInvalid: boolean;
  readonly headings: Readonly<Record<Exclude<LinkState, 'pending'>, string>>;
  readonly intro: ReactNode;
  readonly action: string;
  readonly pendingAction: string;
  readonly run: () => Promise<unknown>;
  readonly failed: { readonly logged: string; readonly title: string; readonly text: string };
  /** The content once the link has worked or turned out to be invalid. */
  readonly children: (end: 'done' | 'invalid') => ReactNode;
};

/** The target of a link in an email. It requires a click, since mail scanners open links, too. */
export function LinkPage({ isInvalid, headings, run, failed, children, ...words }: LinkPageProps) {
  const [state, setState] = useState<LinkState>(isInvalid ? 'invalid' : 'open');
  const heading = headings[state === 'pending' ? 'open' : state];
  usePageTitle(heading);

  const press = async () => {
    setState('pending');
    try {
      await run();
      setState('done');
    } catch (error) {
      log.error(failed.logged, error);
      if (error instanceof ApiError && error.status === 404) {
        setState('invalid');
        return;
      }
      showToast({ tone: 'destructive', title: failed.title, description: serverTextOf(error) ?? failed.text });
      setState('open');
    }
  };

  return (
    <AuthFrame>
      <Typography variant="h2" component="h1">
        {heading}
      </Typography>
      {state === 'done' || state === 'invalid' ? (
        children(state)
      ) : (
        <>
          <Typography color="textSecondary">{words.intro}</Typography>
          <Button size="large" disabled={state === 'pending'} onClick={() => void press()}>
            {state === 'pending' ? words.pendingAction : words.action}
          </Button>
        </>
      )}
    </AuthFrame>
  );
}
