import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { latePart } from '../../../components/late-part.tsx';
import { ListAgainButton } from './list-again-button.tsx';
import type { Removal, RemovalKind } from './removal.ts';

/** Rarely used, so it is loaded on demand. */
const RemovalDialog = latePart(async () => (await import('./removal-dialog.tsx')).RemovalDialog);

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type RemovalButtonsProps = Removal & {
  /** An unlisted app can be listed again. Undefined if unknown: both actions are offered. */
  readonly isListed: boolean | undefined;
  /** Leaves the screen of the app, which no longer exists. */
  readonly onTakenDown?: () => void | Promise<void>;
  readonly describedBy?: string;
  /** Whether the buttons are less prominent, beside actions that are used more often. */
  readonly isQuiet?: boolean;
};

/** Unlists an app or takes it down, after a dialog that explains the consequences. Listing it again needs no dialog. */
export function RemovalButtons({
  isListed,
  onTakenDown,
  describedBy,
  isQuiet = false,
  ...removal
}: RemovalButtonsProps) {
  const [kind, setKind] = useState<RemovalKind>();
  const variant = isQuiet ? 'text' : 'outlined';
  return (
    <>
      <Row>
        {isListed !== false && (
          <Button variant={variant} size="small" aria-describedby={describedBy} onClick={() => setKind('unlist')}>
            Unlist
          </Button>
        )}
        {isListed !== true && <ListAgainButton {...removal} variant={variant} describedBy={describedBy} />}
        <Button
          variant={variant}
          size="small"
          color="error"
          aria-describedby={describedBy}
          onClick={() => setKind('take-down')}
        >
          Take down
        </Button>
      </Row>
      {kind && <RemovalDialog {...removal} kind={kind} onClose={() => setKind(undefined)} onTakenDown={onTakenDown} />}
    </>
  );
}
