import { ListPage, PageHead } from '../components/page-head.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { ApiChangelog } from '../features/api-reference/api-changelog.tsx';
import { Guide } from '../features/api-reference/guide.tsx';
import { Reference } from '../features/api-reference/reference.tsx';

/** `/developers` (D-131): how programs use Twofold. */
export function DevelopersPage() {
  usePageTitle('Developers');
  return (
    <ListPage>
      <PageHead title="Developers" lead="Everything the web app does, for programs: analyses, reviews, orders." />
      <Guide origin={globalThis.location.origin} />
      <Reference />
      <ApiChangelog />
    </ListPage>
  );
}
