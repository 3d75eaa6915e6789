import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { returnPathTo } from '../app/return-path.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { Wrap } from '../components/wrap.tsx';
import { useMe } from '../features/accounts/api.ts';
import { OwnRequests } from '../features/feedback/own-requests.tsx';
import { useOrders } from '../features/orders/api.ts';
import { OrderList } from '../features/orders/list/order-list.tsx';
import { useNow } from '../lib/use-now.ts';

const Page = styled(Wrap)({ paddingBlock: 'clamp(36px, 5vw, 56px) clamp(72px, 8vw, 108px)' });
const Section = styled('div')({ marginTop: 40 });

/** `/orders`: the orders of the account or this browser, and the requests paid with credits (D-110). */
export function OrdersPage() {
  const { me, isLoading } = useMe();
  const orders = useOrders();
  const nowMs = useNow();
  const location = useLocation();
  usePageTitle('Orders');
  return (
    <Page>
      <Typography variant="h1">Orders</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.25 }}>
        {me || isLoading ? (
          'The feedback you bought, and what reviewers said.'
        ) : (
          <>
            The feedback bought in this browser.{' '}
            <Link to={paths.auth} state={returnPathTo(location)}>
              Log in
            </Link>{' '}
            to see the orders of your account.
          </>
        )}
      </Typography>
      <Section>
        <OrderList nowMs={nowMs} isMember={me !== undefined} />
      </Section>
      {me && !orders.isLoading && (
        <Section>
          <OwnRequests />
        </Section>
      )}
    </Page>
  );
}
