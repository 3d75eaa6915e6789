import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { CallDetails } from './call-details.tsx';
import type { ApiDescription, Call } from './description.ts';

const Row = styled('li')(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.divider}` }));

const Toggle = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr)',
  gap: '2px 12px',
  width: '100%',
  minHeight: 52,
  padding: '12px 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  alignItems: 'baseline',
  '&:hover': { background: theme.vars.palette.sunken },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4.25rem minmax(0, 5fr) minmax(0, 4fr)' },
}));

const Method = styled('span')(({ theme }) => ({ ...theme.typography.mono, fontWeight: 600 }));
const Path = styled('span')(({ theme }) => ({ ...theme.typography.mono, overflowWrap: 'anywhere' }));
const Summary = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: 2,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('md')]: { gridColumn: 'auto' },
}));

type CallRowProps = {
  readonly description: ApiDescription;
  readonly call: Call;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** One call: its address, and on demand all about it. */
export function CallRow({ description, call: { method, path, operation }, isOpen, onToggle }: CallRowProps) {
  const details = useId();
  return (
    <Row>
      <Toggle
        id={operation.operationId}
        tabIndex={0}
        type="button"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={onToggle}
      >
        <Method>{method}</Method>
        <Path>{path}</Path>
        <Summary>{operation.summary}</Summary>
      </Toggle>
      <div id={details} hidden={!isOpen}>
        {isOpen && <CallDetails description={description} operation={operation} />}
      </div>
    </Row>
  );
}
