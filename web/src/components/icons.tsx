import type { ReactNode } from 'react';

/** `className` is passed by MUI for spacing. */
export type IconProps = { readonly size?: number; readonly className?: string };

/** A line icon on a grid of 16 units. Hidden from screen readers, since adjacent text carries the meaning. */
export const lineIcon = (drawing: ReactNode) =>
  function Icon({ size = 16, className }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };

export const CheckIcon = lineIcon(<path d="m3 8.5 3.2 3.2L13 5" />);
export const TriangleIcon = lineIcon(<path d="M8 2.5 14.5 13.5h-13ZM8 6.5v3M8 11.4v.2" />);
export const CloseIcon = lineIcon(<path d="m4 4 8 8M12 4l-8 8" />);
export const MenuIcon = lineIcon(<path d="M2.5 5h11M2.5 11h11" />);
export const PlusIcon = lineIcon(<path d="M8 3v10M3 8h10" />);
export const PauseIcon = lineIcon(<path d="M5.5 3.5v9M10.5 3.5v9" />);
export const PlayIcon = lineIcon(<path d="M5 3.5v9l7-4.5Z" />);
export const ExternalIcon = lineIcon(<path d="M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5" />);
export const OnwardIcon = lineIcon(<path d="M3 8h10M9 4l4 4-4 4" />);
export const AgainIcon = lineIcon(<path d="M13 8a5 5 0 1 1-1.6-3.7M13 2.5V5h-2.6" />);
/** The path of a person on the grid of 16 units, for use within other drawings. */
export const PERSON = 'M8 7.5a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM3 13.5c.6-2.3 2.6-3.6 5-3.6s4.4 1.3 5 3.6';
export const PersonIcon = lineIcon(<path d={PERSON} />);
export const ClockIcon = lineIcon(
  <>
    <circle cx="8" cy="8" r="5.8" />
    <path d="M8 4.8V8l2.2 1.6" />
  </>,
);
export const InfoIcon = lineIcon(
  <>
    <circle cx="8" cy="8" r="5.8" />
    <path d="M8 7.3v3.6M8 5v.2" />
  </>,
);
