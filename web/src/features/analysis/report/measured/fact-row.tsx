import { styled } from '@mui/material/styles';
import type { Fact } from '@twofold/contracts/analysis/fact';
import { CheckIcon, CloseIcon, InfoIcon, TriangleIcon } from '../../../../components/icons.tsx';
import { SiteLink } from '../../../../components/site-link.tsx';
import { VisuallyHidden } from '../../../../components/visually-hidden.tsx';
import { MinusSign } from '../icons.tsx';
import { valueOf } from '../read-facts.ts';

const Row = styled('li')(({ theme }) => ({
  padding: '12px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  '&[hidden]': { display: 'none' },
  '@media print': { '&[hidden]': { display: 'block' } },
  '& > p': { marginLeft: 38, color: theme.vars.palette.text.secondary, fontSize: theme.typography.body2.fontSize },
}));

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '2px 22px',
    cursor: 'pointer',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& svg': { marginTop: '.25em' },
    '& strong': { fontWeight: 400, fontVariantNumeric: 'tabular-nums', gridColumn: 2 },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover b': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '& summary b': { fontWeight: 500 },
  '&[data-status="fail"] svg': { color: theme.vars.palette.error.main },
  '&[data-status="pass"] svg, &[data-status="info"] svg, &[data-status="not-measured"] svg': {
    color: theme.vars.palette.text.disabled,
  },
  [theme.breakpoints.up('sm')]: {
    '& summary': { gridTemplateColumns: '16px minmax(0, 1fr) minmax(0, 1fr)' },
    '& summary strong': { gridColumn: 3 },
  },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
}));

const Opened = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: '8px 0 4px 38px',
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

/** What a status is called, and its sign. */
const STATUSES: Readonly<Record<Fact['status'], readonly [words: string, Sign: typeof CheckIcon]>> = {
  fail: ['Failed', CloseIcon],
  warning: ['Warning', TriangleIcon],
  pass: ['Passed', CheckIcon],
  info: ['Noted', InfoIcon],
  'not-measured': ['Not measured', MinusSign],
};

type FactRowProps = { readonly fact: Fact; readonly isShown: boolean };

/** One fact: what was found and what to do; it opens what was seen and why it matters. */
export function FactRow({ fact, isShown }: FactRowProps) {
  const [words, Sign] = STATUSES[fact.status];
  return (
    <Row hidden={!isShown}>
      <Details data-status={fact.status}>
        <summary>
          <Sign />
          <span>
            <VisuallyHidden>{words}: </VisuallyHidden>
            <b>{fact.title}</b>
          </span>
          <strong>{valueOf(fact)}</strong>
        </summary>
        <Opened>
          {fact.evidence !== '' && <code>{fact.evidence}</code>}
          <p>
            {fact.why} <SiteLink url={fact.source} label={`About this: ${new URL(fact.source).hostname}`} />
          </p>
        </Opened>
      </Details>
      {fact.advice && <p>{fact.advice}</p>}
    </Row>
  );
}
