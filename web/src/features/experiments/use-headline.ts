import { useEffect, useState } from 'react';
import type { HeadlineVariant } from './headline.ts';
import { trackImpression, visitorsVariant } from './headline.ts';

/** The visitor's variant of the headline; logs the impression. */
export const useHeadline = (): HeadlineVariant => {
  const [variant] = useState(visitorsVariant);
  useEffect(() => trackImpression(variant), [variant]);
  return variant;
};
