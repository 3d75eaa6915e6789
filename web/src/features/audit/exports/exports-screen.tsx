import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForm, useWatch } from 'react-hook-form';
import { TextField } from '../../../components/form/text-field.tsx';
import { CheckIcon } from '../../../components/icons.tsx';
import { useCheckpoints } from '../figures-api.ts';
import { count } from '../parts/count.ts';
import { Mono } from '../parts/mono.tsx';
import { Panel, PanelBody, PanelEnd } from '../parts/panel.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { exportAddress, type Range } from './export-address.ts';

const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  maxWidth: 560,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 18 });

const Words = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& li': { display: 'flex', gap: 10 },
  '& svg': { marginTop: 3, color: theme.vars.palette.success.main },
}));

const position = { valueAsNumber: true } as const;

/** The log as a file: all of it, or from one position to another. */
export function ExportsScreen() {
  const { data } = useCheckpoints();
  const { register, control } = useForm<Range>();
  const range = useWatch({ control });
  return (
    <>
      <ScreenHead title="Exports" />
      <Panel
        title="Take the log with you"
        head={
          data?.head && (
            <PanelEnd>
              <Quiet>The log ends at position {count(data.head.position)}</Quiet>
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
              hint="Left out: from the first event on"
            />
            <TextField
              label="Up to position"
              type="number"
              isOptional
              field={register('until', position)}
              range={{ min: 1, max: Number.MAX_SAFE_INTEGER }}
              hint="Left out: to the last one"
            />
          </Fields>
          <Ways>
            <Button component="a" href={exportAddress('ndjson', range)} download>
              Download NDJSON
            </Button>
            <Button component="a" href={exportAddress('csv', range)} download variant="outlined">
              Download CSV
            </Button>
          </Ways>
        </PanelBody>
      </Panel>
      <Panel title="What is in it">
        <PanelBody>
          <Words>
            <li>
              <CheckIcon />
              <span>
                Every event as it is stored, oldest first, with its place, its time and the chain. Personal fields stay
                sealed.
              </span>
            </li>
            <li>
              <CheckIcon />
              <span>
                <Mono>npm run auditor -- export --file log.ndjson</Mono> writes the same with a signed manifest, which{' '}
                <Mono>npm run auditor -- verify-export log.ndjson</Mono> checks without a database.
              </span>
            </li>
            <li>
              <CheckIcon />
              <span>That you took it is recorded, as every look is.</span>
            </li>
          </Words>
        </PanelBody>
      </Panel>
    </>
  );
}
