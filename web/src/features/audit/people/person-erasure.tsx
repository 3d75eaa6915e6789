import type { PersonView } from '@twofold/contracts/audit/people/api';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/notice.tsx';
import { eventPath } from '../addresses.ts';
import { useExactTime } from '../parts/time.ts';

type Erasure = NonNullable<PersonView['erasure']>;

/** Shows that the user was erased, and whether the key is deleted. */
export function PersonErasure({ erasure: { event, hadKey, keyErasedAt } }: { readonly erasure: Erasure }) {
  const exactTime = useExactTime();
  const key =
    keyErasedAt !== undefined
      ? `The key was deleted ${exactTime(keyErasedAt).slice(0, 19)}.`
      : hadKey
        ? 'The key is not deleted yet.'
        : 'No personal data stored.';
  return (
    <Notice>
      This person was erased <Link to={eventPath(event.id)}>{exactTime(event.recordedAt).slice(0, 19)}</Link>. {key}{' '}
      Below is what is left.
    </Notice>
  );
}
