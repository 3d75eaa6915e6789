import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useExactTime } from './time.ts';

const look = ({ theme }: { readonly theme: Theme }) => theme.typography.mono;

/** Monospaced text for ids, hashes and commands. */
export const Mono = styled('span')(look);

/** The same as a link. */
export const MonoLink = styled(Link)(look);

const MonoTime = styled('time')(look, { whiteSpace: 'nowrap' });

/** A time to the millisecond, in the console's time zone; the tooltip has the recorded form. */
export function ExactTime({ iso }: { readonly iso: string }) {
  const exactTime = useExactTime();
  return (
    <MonoTime dateTime={iso} title={iso}>
      {exactTime(iso)}
    </MonoTime>
  );
}
