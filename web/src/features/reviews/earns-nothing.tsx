import { Notice } from '../../components/notice.tsx';

/** Says why a review earns no credit, before it is written and again before it is completed (D-07). */
export function EarnsNothing() {
  return (
    <Notice>
      This app was submitted from this browser, so your review of it earns no credit. Its owner still sees what you
      write.
    </Notice>
  );
}
