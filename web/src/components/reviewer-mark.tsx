import { PERSON } from './icons.tsx';
import { initialsOf, isNameless } from './reviewer-avatar.tsx';

type ReviewerMarkProps = { readonly name: string; readonly y: number; readonly size: number };

/**
 * A reviewer inside a disc around the origin: the initials at baseline `y`, or a figure of `size` if there is no name.
 * The surrounding drawing sets the colors of `initials` and `figure`.
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
