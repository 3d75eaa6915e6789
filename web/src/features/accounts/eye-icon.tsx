import { lineIcon, type IconProps } from '../../components/icons.tsx';

const eye = <path d="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8Z" />;
const OpenEye = lineIcon(
  <>
    {eye}
    <circle cx="8" cy="8" r="1.9" />
  </>,
);
const CrossedEye = lineIcon(
  <>
    {eye}
    <path d="m3 13 10-10" />
  </>,
);

/** An eye, crossed out if the content is visible and can be hidden. */
export function EyeIcon({ isCrossed, ...props }: IconProps & { readonly isCrossed: boolean }) {
  return isCrossed ? <CrossedEye {...props} /> : <OpenEye {...props} />;
}
