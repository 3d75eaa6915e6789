import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { count } from '../parts/numbers.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { ExactTime } from '../parts/mono.tsx';
import { span } from '../parts/time.ts';
import { VerdictBadges } from './verdict-badges.tsx';
import type { Verdict } from './verdicts.ts';

/** Verifications that have ended, newest first. */
export function VerificationTable({ verifications }: { readonly verifications: readonly Verdict[] }) {
  return (
    <ScrollRegion label="Table of verifications">
      <DenseTable>
        <thead>
          <tr>
            <th scope="col">Ended</th>
            <th scope="col">Took</th>
            <th scope="col">Requested by</th>
            <th scope="col" className="number">
              Events
            </th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {verifications.map((verdict) => (
            <tr key={verdict.verificationId}>
              <td className="fixed">
                <ExactTime iso={verdict.endedAt} />
              </td>
              <td className="fixed">{span(Date.parse(verdict.endedAt) - Date.parse(verdict.startedAt))}</td>
              <td className="fixed">user {verdict.startedBy}</td>
              <td className="number">{count(verdict.events)}</td>
              <td className="badges">
                <VerdictBadges verdict={verdict} />
              </td>
            </tr>
          ))}
        </tbody>
      </DenseTable>
    </ScrollRegion>
  );
}
