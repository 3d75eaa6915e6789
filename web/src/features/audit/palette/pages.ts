import { auditPaths } from '../addresses.ts';
import { logSearch, ONLY_ACCESSES, WITHOUT_ACCESSES } from '../log/log-filters.ts';

/** The screens of the console by their names. The log opens without what auditors looked at; its address says so. */
export const PAGES = [
  ['Dashboard', auditPaths.dashboard],
  ['Log', `${auditPaths.log}${logSearch({ type: WITHOUT_ACCESSES })}`],
  ['Streams', auditPaths.streams],
  ['People', auditPaths.people],
  ['Trace', auditPaths.traces],
  ['Time machine', auditPaths.timeMachine],
  ['Integrity', auditPaths.integrity],
  ['Projections', auditPaths.projections],
  ['Payments', auditPaths.payments],
  ['Erasures', auditPaths.erasures],
  ['Exports', auditPaths.exports],
] as const;

/** What the palette finds as well: views that have no entry in the side bar. */
export const VIEWS = [['Access log', `${auditPaths.log}${logSearch({ type: ONLY_ACCESSES })}`]] as const;
