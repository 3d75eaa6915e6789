import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Fact } from '@twofold/contracts/analysis/fact';
import { useId, useMemo, useState } from 'react';
import { Fold } from '../../../../components/fold.tsx';
import { PlusIcon } from '../../../../components/icons.tsx';
import { VisuallyHidden } from '../../../../components/visually-hidden.tsx';
import { longDate } from '../../../../lib/day-of.ts';
import { arrangeFacts, countMeasured, isShown, summaryOf, type FactGroup, type Filter } from './arrange-facts.ts';
import { BrowserSummary } from './browser-summary.tsx';
import { FactFilter } from './fact-filter.tsx';
import { FactRow } from './fact-row.tsx';
import { mergeFacts } from './merge-facts.ts';
import { readBrowser } from './read-browser.ts';
import { SharePreview } from './share-preview.tsx';
import { TechnologyList } from './technology-list.tsx';

const Section = styled('section')(({ theme }) => ({
  marginTop: 64,
  paddingTop: 40,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Part = styled('section')(({ theme }) => ({
  marginTop: 36,
  '&[hidden]': { display: 'none' },
  '@media print': { '&[hidden]': { display: 'block' }, '& h3': { breakAfter: 'avoid' } },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    paddingBottom: 10,
  },
  '& > header p': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.lineStrong}`,
}));

const Reasons = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: '8px 0 0',
  fontSize: theme.typography.body2.fontSize,
  '& > div': { display: 'grid', gap: '0 24px' },
  '& dt': { fontWeight: 500 },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: { '& > div': { gridTemplateColumns: '240px minmax(0, 1fr)' } },
}));

type GroupProps = { readonly group: FactGroup; readonly url: string; readonly shows: (fact: Fact) => boolean };

function Group({ group: { id, title, facts }, url, shows }: GroupProps) {
  const headingId = useId();
  return (
    <Part aria-labelledby={headingId} hidden={!facts.some(shows)}>
      <header>
        <Typography variant="h3" id={headingId}>
          {title}
        </Typography>
        <p>{id === 'technology' ? undefined : summaryOf(facts)}</p>
      </header>
      {id === 'sharing' && <SharePreview facts={facts} url={url} />}
      {id === 'technology' ? (
        <TechnologyList facts={facts} isShown={shows} />
      ) : (
        <Rows>
          {facts.map((fact) => (
            <FactRow key={fact.id} fact={fact} isShown={shows(fact)} />
          ))}
        </Rows>
      )}
    </Part>
  );
}

/** The facts that could not be measured, each with the reason; collapsed. */
function Unmeasured({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Part hidden={facts.length === 0} aria-label="Not measured">
      <Fold>
        <summary>
          <PlusIcon size={14} />
          Not measured: {facts.length}
        </summary>
        <Reasons>
          {facts.map(({ id, title, evidence }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{evidence}</dd>
            </div>
          ))}
        </Reasons>
      </Fold>
    </Part>
  );
}

type MeasuredFactsProps = {
  /** Of the pages that were read. */
  readonly facts: readonly Fact[];
  /** The response with the browser measurement, if there is one. */
  readonly product?: unknown;
  readonly url: string;
  readonly measuredAt: string;
};

/** Everything that was measured on a site. None of it is part of the ratings. */
export function MeasuredFacts({ facts: pageFacts, product, url, measuredAt }: MeasuredFactsProps) {
  const id = useId();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const browser = useMemo(() => readBrowser(product), [product]);
  const facts = useMemo(
    () => mergeFacts(pageFacts, browser.state === 'done' ? browser.facts : []),
    [pageFacts, browser],
  );
  const groups = useMemo(() => arrangeFacts(facts), [facts]);
  const shows = (fact: Fact) => isShown(fact, filter, search);
  const shown = facts.filter(shows);
  const day = longDate(measuredAt);
  return (
    <Section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        Measured facts
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {day && pageFacts.length > 0 && `Measured on ${day}, while the pages were read. `}Not part of the ratings.
      </Typography>
      <BrowserSummary browser={browser} />
      {facts.length > 0 && (
        <FactFilter facts={facts} filter={filter} onFilter={setFilter} search={search} onSearch={setSearch} />
      )}
      <VisuallyHidden role="status">
        {countMeasured(shown)} of {countMeasured(facts)} facts shown
      </VisuallyHidden>
      {facts.length > 0 && shown.length === 0 && <p>No fact matches.</p>}
      {groups.map((group) => (
        <Group key={group.id} group={group} url={url} shows={shows} />
      ))}
      <Unmeasured facts={shown.filter(({ status }) => status === 'not-measured')} />
    </Section>
  );
}
