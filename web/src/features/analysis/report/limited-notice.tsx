import { Notice } from '../../../components/notice.tsx';
import type { Limited } from './limited.ts';

/** Says why a report is limited, with the words of the page that show it, and what that means for the reader. */
export function LimitedNotice({ limited }: { readonly limited: Limited | undefined }) {
  if (limited === undefined) return null;
  return (
    <Notice>
      <p>
        <strong>Limited report.</strong> {limited.reason} We don’t rate an app or imagine its customers from so little.
      </p>
      {limited.evidence && (
        <p>
          On the page: <q>{limited.evidence}</q>
        </p>
      )}
    </Notice>
  );
}
