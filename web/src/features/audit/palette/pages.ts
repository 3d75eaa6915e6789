import { auditPaths } from '../addresses.ts';
import { logSearch, ONLY_ACCESSES, WITHOUT_ACCESSES } from '../log/log-filters.ts';

/** The screens of the console by name. The log opens without the auditors' own accesses. */
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

/** Additional matches of the palette, without an entry in the side bar. */
export const VIEWS = [['Access log', `${auditPaths.log}${logSearch({ type: ONLY_ACCESSES })}`]] as const;
