import Chip from '@mui/material/Chip';

/** Marks an app whose report is limited. */
export const LimitedChip = () => <Chip variant="state" label="Limited report" />;
