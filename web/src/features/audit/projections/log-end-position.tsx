import { PanelEnd } from '../parts/panel.tsx';
import { formatPosition } from '../parts/numbers.ts';
import { SecondaryText } from '../parts/secondary-text.tsx';

/** The position of the last event, at the right end of the head of a panel. */
export function LogEndPosition({ head }: { readonly head: string | undefined }) {
  return (
    <PanelEnd>
      <SecondaryText>{head !== undefined && `The log ends at ${formatPosition(head)}`}</SecondaryText>
    </PanelEnd>
  );
}
