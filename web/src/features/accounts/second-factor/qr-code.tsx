import { styled } from '@mui/material/styles';
import { encode } from 'uqr';

/** Scanners require dark on light, in both color schemes. */
const Picture = styled('svg')({
  display: 'block',
  width: 'min(100%, 208px)',
  padding: 12,
  borderRadius: 8,
  background: '#fff',
  color: '#000',
  forcedColorAdjust: 'none',
});

/** A text as a QR code. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Picture>
  );
}
