import Button from '@mui/material/Button';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useSend } from '../../../lib/use-send.ts';

type ExportLinkProps = {
  readonly href: string;
  readonly variant: 'contained' | 'outlined' | 'text';
  readonly children: ReactNode;
};

/** Downloads an export, after asking for a second factor where the last proof is too old: a link cannot be answered. */
export function ExportLink({ href, variant, children }: ExportLinkProps) {
  const send = useSend();
  const link = useRef<HTMLAnchorElement>(null);
  const isChecked = useRef(false);

  const checkFirst = async (event: MouseEvent) => {
    if (isChecked.current) return;
    event.preventDefault();
    try {
      await send('POST', '/api/me/second-factor/checks');
    } catch (error) {
      log.error('The export was not started', error);
      showToast({
        tone: 'destructive',
        title: 'Export failed',
        description: serverTextOf(error) ?? 'Please try again.',
      });
      return;
    }
    isChecked.current = true;
    link.current?.click();
    isChecked.current = false;
  };
  return (
    <Button component="a" ref={link} href={href} download variant={variant} onClick={(event) => void checkFirst(event)}>
      {children}
    </Button>
  );
}
