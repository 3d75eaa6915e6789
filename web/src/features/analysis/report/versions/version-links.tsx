import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { analysisPath } from '../../../../lib/paths.ts';
import { useDays } from '../../../../lib/use-days.ts';
import { withVersion } from '../../version-query.ts';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  marginTop: 14,
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  '& a, & span': { minHeight: 24 },
  '@media print': { display: 'none' },
}));

type EarlierVersion = { readonly version: number; readonly createdAt: string };

type VersionLinksProps = {
  readonly productId: number;
  /** A query that opens an unlisted report. */
  readonly links: string;
  /** The version on the screen. */
  readonly version: number;
  readonly newest: number;
  /** The earlier versions that can still be read, newest first. */
  readonly earlier: readonly EarlierVersion[];
};

/** Links to the versions of a report; nothing if there is only one. */
export function VersionLinks({ productId, links, version, newest, earlier }: VersionLinksProps) {
  const { shortDay } = useDays();
  if (earlier.length === 0) return null;
  return (
    <Row aria-label="Versions">
      <Version
        label={`Version ${newest}, newest`}
        isOpen={version === newest}
        to={analysisPath(productId) + withVersion(links, undefined)}
      />
      {earlier.map((each) => (
        <Version
          key={each.version}
          label={`Version ${each.version}, ${shortDay(each.createdAt)}`}
          isOpen={version === each.version}
          to={analysisPath(productId) + withVersion(links, each.version)}
        />
      ))}
    </Row>
  );
}

type VersionProps = { readonly label: string; readonly isOpen: boolean; readonly to: string };

function Version({ label, isOpen, to }: VersionProps) {
  return isOpen ? (
    <span aria-current="page">{label}</span>
  ) : (
    <Link to={to} preventScrollReset>
      {label}
    </Link>
  );
}
