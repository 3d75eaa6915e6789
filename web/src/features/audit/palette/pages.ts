import { auditPaths } from '../addresses.ts';
import { logSearch, ONLY_ACCESSES, WITHOUT_ACCESSES } from '../log/log-filters.ts';

/** The screens of the console by name. The log opens without auditors' accesses, as its address says. */
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

/** Additional matches of the palette: views without an entry in the side bar. */
export const VIEWS = [['Access log', `${auditPaths.log}${logSearch({ type: ONLY_ACCESSES })}`]] as const;
