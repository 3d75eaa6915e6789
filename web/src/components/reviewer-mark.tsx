import { PERSON } from './icons.tsx';
import { initialsOf, isNameless } from './reviewer-avatar.tsx';

type ReviewerMarkProps = { readonly name: string; readonly y: number; readonly size: number };

/**
 * A reviewer within a drawn disc around the origin: the initials on this baseline, or a figure of this size without a
 * name. The drawing gives `initials` and `figure` their colors.
 */
export function ReviewerMark({ name, y, size }: ReviewerMarkProps) {
  if (isNameless(name))
    return <path className="figure" d={PERSON} transform={`scale(${size / 16}) translate(-8 -8)`} />;
  return (
    <text className="initials" y={y} textAnchor="middle">
      {initialsOf(name)}
    </text>
  );
}
