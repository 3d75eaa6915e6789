import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useDescription } from './api.ts';
import { CallRow } from './call-row.tsx';
import { groupsOf, type ApiDescription } from './description.ts';
import { DescribedSections } from './described-sections.tsx';

const Groups = styled('div')({ display: 'grid', gap: 48, minWidth: 0, '& > *': { minWidth: 0 } });
const Rows = styled('ul')(({ theme }) => ({
  marginTop: 16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Ghost = styled('div')({ display: 'grid', gap: 12, minHeight: '60vh', alignContent: 'start' });

/** Every call of the API, and what else only its OpenAPI document knows. */
export function Reference() {
  const { data: description, isLoading, mutate } = useDescription();
  if (isLoading) {
    return (
      <Ghost role="status" aria-label="Loading the reference">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Ghost>
    );
  }
  if (!description) return <LoadFailed text="Failed to load the reference" onRetry={() => void mutate()} />;
  return (
    <>
      <DescribedSections description={description} />
      <Calls description={description} />
    </>
  );
}

function Calls({ description }: { readonly description: ApiDescription }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const open = hash.slice(1);
  const groups = groupsOf(description);

  // The call that the address names was not there when the page was. What is no call is the code of a problem.
  useEffect(() => {
    if (open !== '') (document.getElementById(open) ?? document.getElementById('errors'))?.scrollIntoView();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is opened by hand does not move the page
  }, []);

  const toggle = (id: string): void =>
    void navigate({ hash: open === id ? '' : id }, { replace: true, preventScrollReset: true });
  return (
    <section aria-labelledby="calls">
      <Typography variant="h2" id="calls" sx={{ mb: 3 }}>
        All calls
      </Typography>
      <Groups>
        {groups.map(({ name, description: text, calls }) => (
          <div key={name}>
            <Typography variant="h3">{name}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
            <Rows>
              {calls.map((call) => (
                <CallRow
                  key={call.operation.operationId}
                  description={description}
                  call={call}
                  isOpen={open === call.operation.operationId}
                  onToggle={() => toggle(call.operation.operationId)}
                />
              ))}
            </Rows>
          </div>
        ))}
      </Groups>
    </section>
  );
}
