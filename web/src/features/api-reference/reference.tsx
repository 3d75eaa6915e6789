import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { LoadFailed } from '../../components/load-failed.tsx';
import { paths } from '../../lib/paths.ts';
import { CallGroups } from './call-groups.tsx';
import { DescribedSections } from './described-sections.tsx';
import { groupsOf, type ApiDescription } from './description.ts';

/** The OpenAPI document of the services at this origin. */
const useDescription = () => useSWR<ApiDescription, Error>('/api/openapi.json');

const Section = styled('section')({ marginBottom: 56 });
const Failed = styled('div')({ marginBottom: 56 });
const Placeholder = styled('div')({ display: 'grid', gap: 12, marginBottom: 56 });

/** The parts of the page that are generated from the OpenAPI document: tokens, webhooks and calls. */
export function Reference() {
  const { data: description, isLoading, mutate } = useDescription();
  if (isLoading) {
    return (
      <Placeholder role="status" aria-label="Loading the reference">
        <Skeleton width={180} height={34} sx={{ mb: 1.5 }} />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Placeholder>
    );
  }
  if (!description) {
    return (
      <Failed>
        <LoadFailed text="Failed to load the reference" onRetry={() => void mutate()} />
      </Failed>
    );
  }
  return (
    <>
      <DescribedSections description={description} />
      <Calls description={description} />
    </>
  );
}

function Calls({ description }: { readonly description: ApiDescription }) {
  const { hash } = useLocation();
  const [named] = useState(hash.slice(1));
  const [open, setOpen] = useState(named);
  const groups = groupsOf(description);

  // The address of a problem ends in its code, which is not an element's id.
  useEffect(() => {
    const place = hash.slice(1);
    if (place !== '' && document.getElementById(place) === null) document.getElementById('errors')?.scrollIntoView();
  }, [hash]);

  /** Updates the address, so that it can be shared, without the scrolling of a navigation. */
  const toggle = (id: string): void => {
    const isClosing = open === id;
    setOpen(isClosing ? '' : id);
    globalThis.history.replaceState(globalThis.history.state, '', isClosing ? paths.developers : `#${id}`);
  };
  return (
    <Section aria-labelledby="calls">
      <Typography variant="h2" id="calls" sx={{ mb: 3 }}>
        All calls
      </Typography>
      <CallGroups groups={groups} named={named} open={open} description={description} onToggle={toggle} />
    </Section>
  );
}
