import { LoadFailed } from '../../../components/load-failed.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { PanelBody } from './panel.tsx';

type ReadFailedProps = { readonly error: unknown; readonly text: string; readonly onRetry: () => void };

/** An error of a read. The server's message is shown, since it may explain an invalid filter. */
export function ReadFailed({ error, text, onRetry }: ReadFailedProps) {
  return (
    <PanelBody>
      <LoadFailed text={serverTextOf(error) ?? text} onRetry={onRetry} />
    </PanelBody>
  );
}
