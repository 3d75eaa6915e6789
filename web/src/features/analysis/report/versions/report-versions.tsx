import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ProductView } from '@twofold/contracts/analysis/api';
import { useState } from 'react';
import { latePart } from '../../../../components/late-part.tsx';
import type { ShownReport } from '../read-report.ts';
import { ReanalyzeButton } from '../reanalyze-button.tsx';
import { VersionLinks } from './version-links.tsx';

const WhatChanged = latePart(async () => (await import('./what-changed.tsx')).WhatChanged);

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 18px',
  marginBottom: 16,
  // A button without links before it is aligned with the report by its text.
  '&[data-first] > .MuiButton-root': { marginLeft: -12 },
  '@media print': { display: 'none' },
});

type ReportVersionsProps = {
  readonly productId: number;
  readonly links: string;
  readonly report: ShownReport;
  /** The version on the screen. */
  readonly product: ProductView;
  /** The newest version; it lists the earlier ones. */
  readonly newest: ProductView;
  readonly mayReanalyze: boolean;
};

/** Links to the versions of a report, their differences, and a button for a new version if permitted. */
export function ReportVersions({ productId, links, report, product, newest, mayReanalyze }: ReportVersionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const version = product.version ?? 1;
  const earlier = newest.earlierVersions ?? [];
  const before = earlier.find((each) => each.version < version)?.version;
  if (earlier.length === 0 && !mayReanalyze) return null;
  return (
    <>
      <Row data-first={earlier.length === 0 || undefined}>
        <VersionLinks
          productId={productId}
          links={links}
          version={version}
          newest={newest.version ?? 1}
          earlier={earlier}
        />
        {before !== undefined && (
          <Button
            variant="text"
            size="small"
            color="machine"
            aria-expanded={isOpen}
            onClick={() => setIsOpen((wasOpen) => !wasOpen)}
          >
            What changed
          </Button>
        )}
        {mayReanalyze && <ReanalyzeButton productId={productId} label="Analyze again" />}
      </Row>
      {isOpen && before !== undefined && (
        <WhatChanged productId={productId} links={links} report={report} version={version} before={before} />
      )}
    </>
  );
}
