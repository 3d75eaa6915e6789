import { latePart } from '../../../components/late-part.tsx';

/** Loaded only when a user submits an address that they already have a report of. */
export const LateAgainDialog = latePart(async () => (await import('./again-dialog.tsx')).AgainDialog);
