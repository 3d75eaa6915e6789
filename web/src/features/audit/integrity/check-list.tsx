import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { CheckIcon, InfoIcon, TriangleIcon } from '../../../components/icons.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { eventPath } from '../addresses.ts';
import { count, counted, formatPosition } from '../parts/numbers.ts';
import type { Check, Verdict } from './verdicts.ts';

const List = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.caption,
    '& > li': { padding: '6px 0', borderBottom: `1px solid ${palette.divider}` },
    '& > li:last-of-type': { borderBottom: 0 },
    '& .line': { display: 'flex', justifyContent: 'space-between', gap: 16 },
    '& .claim': { display: 'flex', gap: 8, minWidth: 0 },
    '& .claim svg': { marginTop: 2 },
    '& .passed .claim svg': { color: palette.success.main },
    '& .result': { flex: 'none', color: palette.text.secondary },
    '& .failed .line, & .failed .result, & .failed .claim svg': { color: palette.error.main, fontWeight: 600 },
    '& .findings': {
      display: 'grid',
      gap: 6,
      margin: '8px 0 4px',
      padding: '12px 14px',
      borderRadius: 8,
      background: palette.errorSoft,
      color: palette.error.main,
      overflowWrap: 'anywhere',
    },
  };
});

const chainLine = ({ chain }: Verdict): LineProps => {
  const claim = 'Every event follows from the one before it';
  if (chain.state === 'sound') return { claim, state: 'passed', result: `head ${chain.chain.slice(0, 8)}…` };
  if (chain.state === 'unchecked') return { claim: chain.why, state: 'unchecked', result: 'not checked' };
  const found = { where: `Position ${count(chain.position)}:`, says: chain.detail };
  return { claim, state: 'failed', result: chain.reason, findings: [found] };
};

const checkLine = ({ claim, count: times, findings }: Check): LineProps =>
  times === 0
    ? { claim, state: 'passed', result: 'passed' }
    : { claim, state: 'failed', result: `failed ${counted(times, 'time')}`, findings, more: times - findings.length };

/** The checks, one per line; the findings below the failed ones. */
export function CheckList({ verdict, checks }: { readonly verdict?: Verdict; readonly checks: readonly Check[] }) {
  return (
    <List>
      {verdict && <Line {...chainLine(verdict)} />}
      {checks.map((check) => (
        <Line key={check.name} {...checkLine(check)} />
      ))}
    </List>
  );
}

type LineProps = {
  readonly claim: string;
  readonly state: 'passed' | 'failed' | 'unchecked';
  readonly result: string;
  readonly findings?: Check['findings'];
  /** How many findings are not shown. */
  readonly more?: number;
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SIGNS = { passed: CheckIcon, failed: TriangleIcon, unchecked: InfoIcon } as const;

function Line({ claim, state, result, findings = [], more = 0 }: LineProps) {
  const Sign = SIGNS[state];
  return (
    <li className={state}>
      <div className="line">
        <span className="claim">
          <Sign size={14} />
          <span>
            {capitalized(claim)}
            {!result.startsWith(state) && <VisuallyHidden>: {state}</VisuallyHidden>}
          </span>
        </span>
        <span className="result">{result}</span>
      </div>
      {findings.length > 0 && (
        <ul className="findings">
          {findings.map(({ where, says, event }) => (
            <li key={`${where} ${says} ${event?.id}`}>
              <strong>{where}</strong> {says}
              {event && (
                <>
                  {' '}
                  (<Link to={eventPath(event.id)}>position {formatPosition(event.position)}</Link>)
                </>
              )}
            </li>
          ))}
          {more > 0 && <li>… and {count(more)} more</li>}
        </ul>
      )}
    </li>
  );
}
