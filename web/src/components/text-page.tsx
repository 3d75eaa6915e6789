import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NarrowPage } from './narrow-page.tsx';
import { usePageTitle } from './use-page-title.ts';

const Text = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '& h2': { ...theme.typography.h3, marginTop: 36, marginBottom: 8, color: theme.vars.palette.text.primary },
  '& p + p, & ul + p': { marginTop: 12 },
  '& ul': { display: 'grid', gap: 8, marginTop: 12, paddingLeft: 20, listStyle: 'disc' },
}));

type TextPageProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** A text page: a heading, a summary, and the text. */
export function TextPage({ title, lead, children }: TextPageProps) {
  usePageTitle(title);
  return (
    <NarrowPage maxWidthPx={720}>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" sx={{ mt: 2 }}>
        {lead}
      </Typography>
      <Text>{children}</Text>
    </NarrowPage>
  );
}
