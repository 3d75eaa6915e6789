import { styled } from '@mui/material/styles';

const Front = styled('path')(({ theme }) => ({ fill: theme.vars.palette.machine.fill }));
const Back = styled('path')(({ theme }) => ({ fill: theme.vars.palette.people.fill }));

/** The sheet with its corner turned: the front is the machine's, the back is people's. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <Front d="M1.5 1.5h21v5.2L6.7 22.5H1.5Z" />
      <Back d="M22.5 6.7 6.7 22.5v-11a4.8 4.8 0 0 1 4.8-4.8Z" />
    </svg>
  );
}
