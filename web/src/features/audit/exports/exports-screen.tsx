import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, useRef, type MouseEvent, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { TextField } from '../../../components/form/text-field.tsx';
import { CheckIcon } from '../../../components/icons.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useSend } from '../../../lib/use-send.ts';
import { useCheckpoints } from '../figures-api.ts';
import { Mono } from '../parts/mono.tsx';
import { count } from '../parts/numbers.ts';
import { Panel, PanelBody, PanelEnd } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';

type ExportLinkProps = {
  readonly href: string;
  readonly variant: 'contained' | 'outlined' | 'text';
  readonly children: ReactNode;
};

/**
 * Downloads an export. A plain link could not ask for the second factor that the server may require, so a request checks
 * that first.
 */
function ExportLink({ href, variant, children }: ExportLinkProps) {
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

/** Positions: `after` is exclusive, `until` inclusive. An empty field is NaN. */
type Range = { readonly after?: number | undefined; readonly until?: number | undefined };

/** The download address of an export, or of its manifest. Invalid positions are omitted. */
const exportAddress = (
  what: 'export' | 'export/manifest',
  format: 'ndjson' | 'csv',
  { after, until }: Range,
): string => {
  const positions = Object.entries({ after, until }).filter(([, position]) => Number.isInteger(position));
  return `/api/audit/${what}?${new URLSearchParams([['format', format], ...positions.map(([name, at]) => [name, String(at)])])}`;
};

const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  maxWidth: 560,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 18 });

const Words = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& li': { display: 'flex', gap: 10 },
  '& svg': { marginTop: 3, color: theme.vars.palette.success.main },
}));

const position = { valueAsNumber: true } as const;

const FORMATS = [
  { format: 'ndjson', name: 'NDJSON', variant: 'contained' },
  { format: 'csv', name: 'CSV', variant: 'outlined' },
] as const;

/** The log as a file: all of it, or from one position to another. */
export function ExportsScreen() {
  const { data } = useCheckpoints();
  const { register, control } = useForm<Range>();
  const { after, until } = useWatch({ control });
  // Fixed when the screen opens: the log grows, and the manifest must match the file.
  const [end, setEnd] = useState<number>();
  if (end === undefined && data?.head !== undefined) setEnd(data.head.position);
  const range = { after, until: Number.isInteger(until) ? until : end };
  return (
    <>
      <ScreenHead title="Exports" />
      <Panel
        title="Export the log"
        head={
          end !== undefined && (
            <PanelEnd>
              <SecondaryText>The log ends at position {count(end)}</SecondaryText>
            </PanelEnd>
          )
        }
      >
        <PanelBody>
          <Fields>
            <TextField
              label="After position"
              type="number"
              isOptional
              field={register('after', position)}
              range={{ min: 1, max: Number.MAX_SAFE_INTEGER }}
              hint="Leave empty to start at the first event"
            />
            <TextField
              label="Up to position"
              type="number"
              isOptional
              field={register('until', position)}
              range={{ min: 1, max: Number.MAX_SAFE_INTEGER }}
              hint="Leave empty to end at the position above"
            />
          </Fields>
          <Actions>
            {FORMATS.map(({ format, name, variant }) => (
              <ExportLink key={format} href={exportAddress('export', format, range)} variant={variant}>
                Download {name}
              </ExportLink>
            ))}
            {(range.until === undefined ? [] : FORMATS).map(({ format, name }) => (
              <ExportLink key={format} href={exportAddress('export/manifest', format, range)} variant="text">
                {name} manifest
              </ExportLink>
            ))}
          </Actions>
        </PanelBody>
      </Panel>
      <Panel title="What the export contains">
        <PanelBody>
          <Words>
            <li>
              <CheckIcon />
              <span>
                Every event as stored, oldest first, with its position, time and hash chain. Personal fields stay
                encrypted.
              </span>
            </li>
            <li>
              <CheckIcon />
              <span>
                The manifest describes the file. It is signed if the service has a signing key. With both in one folder,{' '}
                <Mono>npm run auditor -- verify-export &lt;file&gt;</Mono> verifies them without a database.
              </span>
            </li>
            <li>
              <CheckIcon />
              <span>Exports are recorded, like every access.</span>
            </li>
          </Words>
        </PanelBody>
      </Panel>
    </>
  );
}
