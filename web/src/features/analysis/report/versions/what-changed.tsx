import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProductView } from '@twofold/contracts/analysis/api';
import { useId, useMemo } from 'react';
import { LoadFailed } from '../../../../components/load-failed.tsx';
import { longDate } from '../../../../lib/day-of.ts';
import { useProduct } from '../../api.ts';
import { readScreens } from '../../screenshots/read-screens.ts';
import { screenshotPath } from '../../screenshots/screenshot-path.ts';
import { readReport, type ShownReport } from '../read-report.ts';
import { ChangeList } from './change-list.tsx';
import { withVersion } from '../../version-query.ts';
import { compareVersions, type RatingChange } from './compare-versions.ts';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  marginBlock: 40,
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 24px' });

const Ratings = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  margin: 0,
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '2rem', fontWeight: 600, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' },
  '& small': { marginLeft: 6, fontSize: '1rem', fontWeight: 500, color: theme.vars.palette.machine.main },
}));

const signed = (difference: number): string =>
  difference === 0 ? '±0' : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;

function Rating({ rating: { label, score, outOf, difference } }: { readonly rating: RatingChange }) {
  return (
    <div>
      <dt>
        {label}, of {outOf}
      </dt>
      <dd>
        {score ?? 'Not rated'}
        {difference !== undefined && <small>{signed(difference)}</small>}
      </dd>
    </div>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& figure': { margin: 0 },
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
  },
  '& figcaption': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, marginTop: 6 },
}));

type PicturesProps = {
  readonly productId: number;
  readonly links: string;
  /** The earlier version: its screenshots may have been deleted. */
  readonly then: ProductView | undefined;
  readonly now: number;
};

/** Screenshots of both versions; nothing if those of the earlier version have been deleted. */
function Pictures({ productId, links, then, now }: PicturesProps) {
  const { desktop, version } = readScreens(then);
  if (!desktop) return null;
  return (
    <Pair>
      {[version, now].map((each) => (
        <figure key={each}>
          <img
            src={screenshotPath(productId, 'desktop', { version: each, links })}
            width={desktop.width}
            height={desktop.height}
            loading="lazy"
            alt={`The site at version ${each}`}
          />
          <figcaption>Version {each}</figcaption>
        </figure>
      ))}
    </Pair>
  );
}

type WhatChangedProps = {
  readonly productId: number;
  readonly links: string;
  readonly report: ShownReport;
  /** The version on the screen, and the one before it. */
  readonly version: number;
  readonly before: number;
};

/** The differences between the version on the screen and the one before it (D-129). */
export function WhatChanged({ productId, links, report, version, before }: WhatChangedProps) {
  const id = useId();
  const { data, error, mutate } = useProduct(productId, withVersion(links, before));
  const older = useMemo(() => data && readReport(data), [data]);
  const changes = useMemo(() => older && compareVersions(older, report), [older, report]);
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Typography variant="h2" id={id}>
          What changed
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Version {before}
          {older && `, ${longDate(older.createdAt)}`} → version {version}, {longDate(report.createdAt)}
        </Typography>
      </Head>
      {changes && (
        <>
          <Ratings>
            {changes.ratings.map((rating) => (
              <Rating key={rating.label} rating={rating} />
            ))}
          </Ratings>
          <Pictures productId={productId} links={links} then={data} now={version} />
          <ChangeList changes={changes} />
        </>
      )}
      {!changes && error && <LoadFailed text={`Failed to load version ${before}`} onRetry={() => void mutate()} />}
      {!changes && !error && <Skeleton role="status" aria-label="Loading the earlier version" height={160} />}
    </Section>
  );
}
