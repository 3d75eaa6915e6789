import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { count, counted } from '../parts/numbers.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { Panel } from '../parts/panel.tsx';
import { Quiet } from '../parts/quiet.tsx';

type ListedProps = {
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
export function Listed({ title, one, many, empty, total, length, head, children }: ListedProps) {
  const inAll = counted(total, one, many);
  const words = length < total ? `the newest ${count(length)} of ${inAll}` : inAll;
  return (
    <Panel
      title={title}
      head={
        <>
          {head}
          <Quiet>{words}</Quiet>
        </>
      }
    >
      {length === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <ScrollRegion label={`Table of ${title.toLowerCase()}`}>
          <DenseTable>{children}</DenseTable>
        </ScrollRegion>
      )}
    </Panel>
  );
}
