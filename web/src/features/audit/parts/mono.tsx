import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useExactTime } from './time.ts';

const look = ({ theme }: { readonly theme: Theme }) => theme.typography.mono;

/** Ids, hashes, commands: text that is compared letter by letter. */
export const Mono = styled('span')(look);

/** The same, leading somewhere. */
export const MonoLink = styled(Link)(look);

const MonoTime = styled('time')(look, { whiteSpace: 'nowrap' });

/** A time to the millisecond, in the browser's time zone; on hover as recorded. */
export function ExactTime({ iso }: { readonly iso: string }) {
  const exactTime = useExactTime();
  return (
    <MonoTime dateTime={iso} title={iso}>
      {exactTime(iso)}
    </MonoTime>
  );
}
