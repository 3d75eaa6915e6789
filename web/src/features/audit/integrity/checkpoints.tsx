import type { CheckpointsView } from '@twofold/contracts/audit/figures/api';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { count } from '../parts/numbers.ts';
import { Copied } from '../parts/copied.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { DenseTable } from '../parts/dense-table.tsx';
import { Facts } from '../parts/facts.tsx';
import { Mono } from '../parts/mono.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { PanelBody } from '../parts/panel.tsx';
import { useExactTime } from '../parts/time.ts';
import { Badge } from './verdict-badges.tsx';

/** The head of the hash chain, and each checkpoint, with whether the log still matches it. */
export function Checkpoints({ view: { head, checkpoints } }: { readonly view: CheckpointsView }) {
  const exactTime = useExactTime();
  return (
    <>
      {head ? (
        <PanelBody sx={{ pb: 0 }}>
          <Facts
            facts={[
              ['Head', count(head.position)],
              ['Chain', <Copied key="chain" what="chain hash" text={head.chain} />],
            ]}
          />
        </PanelBody>
      ) : (
        <EmptyNote>This log has no hash chain.</EmptyNote>
      )}
      {checkpoints.length === 0 ? (
        <EmptyNote>
          No checkpoints yet. Without one, a verification can’t tell whether the owner of the database rewrote the whole
          log. <Mono>npm run auditor -- checkpoint</Mono> signs one; store it where they can’t change it.
        </EmptyNote>
      ) : (
        <ScrollRegion label="Table of checkpoints">
          <DenseTable>
            <thead>
              <tr>
                <th scope="col">Signed</th>
                <th scope="col" className="number">
                  Position
                </th>
                <th scope="col">Chain</th>
                <th scope="col">Current log</th>
              </tr>
            </thead>
            <tbody>
              {checkpoints.map(({ file, signedAt, position, chain, fault, publicKey }) => (
                <tr key={file} title={`${file}, signed with ${publicKey}`}>
                  <td className="fixed">
                    <Mono>{exactTime(signedAt).slice(0, 16)}</Mono>
                  </td>
                  <td className="number">{count(position)}</td>
                  <td className="mono" title={chain}>
                    {chain.slice(0, 8)}…
                    <CopyButton what={`chain hash at ${count(position)}`} text={chain} />
                  </td>
                  <td>
                    <Badge isFine={fault === undefined} fine="Matches" failed={fault?.detail ?? ''} />
                  </td>
                </tr>
              ))}
            </tbody>
          </DenseTable>
        </ScrollRegion>
      )}
    </>
  );
}
