import { PanelEnd } from '../parts/panel.tsx';
import { placeOf } from '../parts/numbers.ts';
import { Quiet } from '../parts/quiet.tsx';

/** The position of the last event, at the right end of the head of a panel. */
export function LogEnds({ head }: { readonly head: string | undefined }) {
  return (
    <PanelEnd>
      <Quiet>{head !== undefined && `The log ends at ${placeOf(head)}`}</Quiet>
    </PanelEnd>
  );
}
