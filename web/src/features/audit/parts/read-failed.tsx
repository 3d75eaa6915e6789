import { LoadFailed } from '../../../components/load-failed.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { PanelBody } from './panel.tsx';

type ReadFailedProps = { readonly error: unknown; readonly text: string; readonly onRetry: () => void };

/** Something that could not be read. What the server says about it is more than we know: a filter it does not understand. */
export function ReadFailed({ error, text, onRetry }: ReadFailedProps) {
  return (
    <PanelBody>
      <LoadFailed text={serverTextOf(error) ?? text} onRetry={onRetry} />
    </PanelBody>
  );
}
