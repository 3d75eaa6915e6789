import { latePart } from '../../../components/late-part.tsx';

/** Fetched for those only who submit an address that they have a report of. */
export const LateAgainDialog = latePart(async () => (await import('./again-dialog.tsx')).AgainDialog);
