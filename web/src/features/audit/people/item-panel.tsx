import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { count, counted } from '../parts/numbers.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { Panel } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';

type ItemPanelProps = {
  readonly title: string;
  /** One entry, as in "1 order". */
  readonly one: string;
  /** The plural, if it is not `one` with an s. */
  readonly many?: string;
  readonly empty: string;
  readonly total: number;
  /** The number of items shown. */
  readonly length: number;
  /** In the head, before the count. */
  readonly head?: ReactNode;
  /** Head and body of the table. */
  readonly children: ReactNode;
};

/** A list of a user's items, with their total number. */
export function ItemPanel({ title, one, many, empty, total, length, head, children }: ItemPanelProps) {
  const inAll = counted(total, one, many);
  const words = length < total ? `the newest ${count(length)} of ${inAll}` : inAll;
  return (
    <Panel
      title={title}
      head={
        <>
          {head}
          <SecondaryText>{words}</SecondaryText>
        </>
      }
    >
      {length === 0 ? (
        <EmptyNote>{empty}</EmptyNote>
      ) : (
        <ScrollRegion label={`Table of ${title.toLowerCase()}`}>
          <DenseTable>{children}</DenseTable>
        </ScrollRegion>
      )}
    </Panel>
  );
}
