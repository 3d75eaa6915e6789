import { styled } from '@mui/material/styles';
import { motion } from '../../../../lib/motion.ts';
import { CheckIcon, CloseIcon, InfoIcon, PlusIcon, TriangleIcon } from '../../../../components/icons.tsx';
import { SiteLink } from '../../../../components/site-link.tsx';
import { VisuallyHidden } from '../../../../components/visually-hidden.tsx';
import { factRowId } from '../evidence/open-fact.ts';
import { valueOf } from '../read-facts.ts';
import type { MeasuredFact } from './arrange-facts.ts';

const Row = styled('li')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  '&[hidden]': { display: 'none' },
  '@media print': { '&[hidden]': { display: 'block' } },
}));

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) fit-content(45%) 14px',
    gap: '2px 14px',
    padding: '10px 0',
    cursor: 'pointer',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& svg': { marginTop: '.25em' },
    '& > svg:last-child': { color: theme.vars.palette.text.disabled, transition: `transform ${motion.open}` },
    '& strong': { fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
    '& small': {
      display: 'block',
      color: theme.vars.palette.text.secondary,
      fontSize: theme.typography.body2.fontSize,
      textWrap: 'pretty',
    },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover b': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '& summary b': { fontWeight: 500 },
  '&[open] > summary > svg:last-child': { transform: 'rotate(45deg)' },
  '&[data-status="fail"] > summary > svg:first-of-type': { color: theme.vars.palette.error.main },
  '&[data-status="pass"] svg, &[data-status="info"] svg': { color: theme.vars.palette.text.disabled },
  // A long value is below its title: side by side, both would be too narrow.
  [theme.breakpoints.down('sm')]: {
    '&[data-long] summary': { gridTemplateColumns: '16px minmax(0, 1fr) 14px' },
    '&[data-long] strong': { gridArea: '2 / 2' },
  },
  [theme.breakpoints.up('sm')]: {
    '& summary': { gridTemplateColumns: '16px minmax(0, 1fr) minmax(0, 1fr) 14px' },
  },
  '@media print': {
    '& summary > svg:last-child': { display: 'none' },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
}));

const Opened = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: '-2px 0 16px 30px',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& code': {
    ...theme.typography.mono,
    display: 'block',
    padding: '2px 0 2px 12px',
    borderLeft: `2px solid ${theme.vars.palette.machine.fill}`,
    color: theme.vars.palette.text.primary,
  },
}));

const STATUSES: Readonly<Record<MeasuredFact['status'], readonly [words: string, Sign: typeof CheckIcon]>> = {
  fail: ['Failed', CloseIcon],
  warning: ['Warning', TriangleIcon],
  pass: ['Passed', CheckIcon],
  info: ['Noted', InfoIcon],
};

/** A longer value (in characters) takes more than one line on a phone. */
const LONG_VALUE = 18;

type FactRowProps = { readonly fact: MeasuredFact; readonly isShown: boolean };

/** One fact with its result and advice. Expanding it shows the evidence and why it matters. */
export function FactRow({ fact, isShown }: FactRowProps) {
  const [words, Sign] = STATUSES[fact.status];
  const value = valueOf(fact);
  return (
    <Row id={factRowId(fact.id)} hidden={!isShown}>
      <Details data-status={fact.status} data-long={value.length > LONG_VALUE || undefined}>
        <summary>
          <Sign />
          <span>
            <VisuallyHidden>{words}: </VisuallyHidden>
            <b>{fact.title}</b>
            {fact.advice && <small>{fact.advice}</small>}
          </span>
          <strong>{value}</strong>
          <PlusIcon size={14} />
        </summary>
        <Opened>
          {fact.evidence !== '' && <code>{fact.evidence}</code>}
          <p>
            {fact.why} <SiteLink url={fact.source} label={`About this: ${new URL(fact.source).hostname}`} />
          </p>
        </Opened>
      </Details>
    </Row>
  );
}
