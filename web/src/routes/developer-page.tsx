import { Link } from 'react-router-dom';
import Typography from '@mui/material/Typography';
import { paths } from '../lib/paths.ts';
import { ListPage, PageHead } from '../components/page-head.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { TokensSection } from '../features/api-access/tokens-section.tsx';
import { WebhooksSection } from '../features/api-access/webhooks-section.tsx';

/** `/profile/developer`: the user's access tokens and webhooks (D-131). */
export function DeveloperPage() {
  usePageTitle('Developer settings');
  return (
    <ListPage>
      <Typography variant="body2" sx={{ mb: 2 }}>
        <Link to={paths.profile}>Back to your profile</Link>
      </Typography>
      <PageHead
        title="Developer settings"
        lead="Use Twofold from scripts and pipelines, and notify your own systems of what happens here."
      />
      <TokensSection />
      <WebhooksSection />
    </ListPage>
  );
}
