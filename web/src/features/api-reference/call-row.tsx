import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { PlusIcon } from '../../components/icons.tsx';
import { WrappingUrl } from '../../components/wrapping-url.tsx';
import { motion } from '../../lib/motion.ts';
import { CallDetails } from './call-details.tsx';
import type { ApiDescription, Call } from './description.ts';

const Row = styled('li')(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.divider}` }));

const Toggle = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr) 16px',
  gap: '2px 12px',
  // The text is aligned with the headings, and the hover background extends beyond it.
  width: 'calc(100% + 16px)',
  minHeight: 52,
  margin: '0 -8px',
  padding: '12px 8px',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  alignItems: 'start',
  '&:hover': { background: theme.vars.palette.sunken },
  '& svg': { marginTop: 2, color: theme.vars.palette.text.disabled, transition: `transform ${motion.open}` },
  '&[aria-expanded=true] svg': { transform: 'rotate(45deg)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4.25rem minmax(0, 5fr) minmax(0, 4fr) 16px' },
}));

const Method = styled('span')(({ theme }) => ({ ...theme.typography.mono, fontWeight: 600 }));
const Path = styled('span')(({ theme }) => ({ ...theme.typography.mono, overflowWrap: 'break-word', minWidth: 0 }));
const Summary = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  gridRow: 2,
  gridColumn: 2,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('md')]: { gridRow: 'auto', gridColumn: 'auto' },
}));

type CallRowProps = {
  readonly description: ApiDescription;
  readonly call: Call;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** One call: its method and path, and its details on demand. */
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
        <Path>
          <WrappingUrl url={path} />
        </Path>
        <Summary>{operation.summary}</Summary>
        <PlusIcon size={16} />
      </Toggle>
      <div id={details} hidden={!isOpen}>
        {isOpen && <CallDetails description={description} operation={operation} />}
      </div>
    </Row>
  );
}
