import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CloseIcon } from '../../../components/icons.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { DEVICES } from './devices.ts';
import type { Screenshot } from './read-screens.ts';

/** As large as the screen lets a picture be. */
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

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& h2': { flex: '1 1 180px', overflowWrap: 'anywhere' },
});

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  minHeight: 0,
  margin: '0 auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
}));

const Scroll = styled('div')({ minHeight: 0, overflow: 'auto' });

type ScreenshotDialogProps = {
  readonly host: string;
  readonly views: readonly Screenshot[];
  readonly open: Screenshot['name'];
  readonly pathOf: (name: Screenshot['name']) => string;
  readonly onShow: (name: Screenshot['name']) => void;
  readonly onClose: () => void;
};

/** A screenshot in its own size, or as large as it fits. */
export function ScreenshotDialog({ host, views, open, pathOf, onShow, onClose }: ScreenshotDialogProps) {
  const id = useId();
  const shown = views.find(({ name }) => name === open);
  return (
    <Large open onClose={onClose} aria-labelledby={id}>
      <Head>
        <Typography variant="h4" component="h2" id={id}>
          {host} {DEVICES[open]}
        </Typography>
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
        <Button size="small" variant="text" onClick={onClose}>
          <CloseIcon size={18} />
          <VisuallyHidden>Close</VisuallyHidden>
        </Button>
      </Head>
      {shown && (
        <Scroll>
          <Picture
            key={open}
            src={pathOf(open)}
            width={shown.width}
            height={shown.height}
            alt={`Screenshot of ${host} ${DEVICES[open]}`}
          />
        </Scroll>
      )}
    </Large>
  );
}
