import type { UserView } from '@twofold/contracts/accounts/api';
import { useEffect, useState } from 'react';
import { completeProfilePath, paths } from '../lib/paths.ts';
import { areStepsHidden, hideSteps } from '../features/accounts/first-steps/dismissal.ts';
import type { FirstStep } from '../features/accounts/first-steps/first-steps.tsx';
import { useMyApps } from '../features/analysis/apps-api.ts';
import { useMyReviews } from '../features/reviews/api.ts';

/** How long the profile waits for the steps. */
const TIMEOUT_MS = 500;

/**
 * The first steps of the current user, and which of them are done. `steps` is undefined if all are done, if the user hid
 * them on this device, or if loading failed or took too long: a late list would move the content. `isLoading` until then.
 */
export const useFirstSteps = (me: UserView | undefined) => {
  const [hiddenFor, setHiddenFor] = useState<number>();
  const [decision, decide] = useState<'show' | 'leave out'>();
  const isWanted = me !== undefined && hiddenFor !== me.id && !areStepsHidden(me.id);
  const apps = useMyApps(isWanted);
  const reviews = useMyReviews(isWanted);
  const isLoading = isWanted && decision === undefined;

  if (isLoading && !apps.isLoading && !reviews.isLoading) decide(apps.data && reviews.data ? 'show' : 'leave out');
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => decide('leave out'), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  const hide = (): void => {
    if (me === undefined) return;
    hideSteps(me.id);
    setHiddenFor(me.id);
  };
  const isShown = isWanted && decision === 'show';
  const all = isShown ? stepsOf(me, apps.data?.length ?? 0, reviews.data?.length ?? 0) : [];
  return { steps: all.some(({ isDone }) => !isDone) ? all : undefined, isLoading, hide };
};

const stepsOf = (me: UserView, apps: number, reviews: number): FirstStep[] => [
  {
    name: 'Confirm your email address',
    text: `Open the link we sent to ${me.email}.`,
    isDone: me.emailConfirmed,
  },
  {
    name: 'Complete your profile',
    text: 'With your name and expertise, we can match you with open seats.',
    isDone: me.fullName !== '' && me.expertise !== '',
    to: completeProfilePath(me.id),
  },
  {
    name: 'Write your first review',
    text: 'Pick an app on Discover. A completed review earns 1 credit.',
    isDone: reviews > 0,
    to: paths.discover,
  },
  {
    name: 'Analyze an app',
    text: 'Paste the address of your site. The report is free.',
    isDone: apps > 0,
    to: paths.home,
  },
];
