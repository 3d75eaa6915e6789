import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CloseIcon } from '../../../components/icons.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { DEVICES } from './devices.ts';
import type { Screenshot } from './read-screens.ts';

/** As large as the window allows. */
const Large = styled(Dialog)(({ theme }) => ({
  '& .MuiBackdrop-root': { background: theme.vars.palette.scrim },
  '& .MuiDialog-paper': {
    maxWidth: 'min(1180px, 100% - 32px)',
    maxHeight: 'calc(100% - 32px)',
    margin: 16,
    padding: 16,
    gap: 12,
    borderRadius: 12,
    boxShadow: theme.vars.shadows[8],
  },
}));

/** On a phone the picker has a separate row. */
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"title close" auto "choice choice" auto / minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  '& h2': { gridArea: 'title', overflowWrap: 'anywhere' },
  '& > button': { gridArea: 'close', minWidth: 32 },
  [theme.breakpoints.up('sm')]: { gridTemplate: '"title choice close" auto / minmax(0, 1fr) auto auto' },
}));

const Choice = styled('div')({ gridArea: 'choice', display: 'flex', gap: 8, '&:empty': { display: 'none' } });

/** Never larger than its natural size or the window, so that nothing scrolls. */
const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 160px)',
  margin: '0 auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
}));

type ScreenshotDialogProps = {
  readonly host: string;
  readonly views: readonly Screenshot[];
  readonly open: Screenshot['name'];
  readonly pathOf: (name: Screenshot['name']) => string;
  readonly onShow: (name: Screenshot['name']) => void;
  readonly onClose: () => void;
};

/** A screenshot at its natural size, or as large as fits. */
export function ScreenshotDialog({ host, views, open, pathOf, onShow, onClose }: ScreenshotDialogProps) {
  const id = useId();
  const shown = views.find(({ name }) => name === open);
  return (
    <Large open onClose={onClose} aria-labelledby={id}>
      <Head>
        <Typography variant="h4" component="h2" id={id}>
          {host} {DEVICES[open]}
        </Typography>
        <Choice>
          {views.length > 1 &&
            views.map(({ name }) => (
              <Button
                key={name}
                size="small"
                variant={name === open ? 'contained' : 'outlined'}
                aria-pressed={name === open}
                onClick={() => onShow(name)}
              >
                {name === 'desktop' ? 'Desktop' : 'Phone'}
              </Button>
            ))}
        </Choice>
        <Button size="small" variant="text" onClick={onClose}>
          <CloseIcon size={18} />
          <VisuallyHidden>Close</VisuallyHidden>
        </Button>
      </Head>
      {shown && (
        <Picture
          key={open}
          src={pathOf(open)}
          width={shown.width}
          height={shown.height}
          alt={`Screenshot of ${host} ${DEVICES[open]}`}
        />
      )}
    </Large>
  );
}
