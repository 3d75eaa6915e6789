import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NarrowPage } from './narrow-page.tsx';
import { usePageTitle } from './use-page-title.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type ScreenProblemProps = { readonly title: string; readonly message: string; readonly children: ReactNode };

/** A screen without content: the problem, and links to continue. */
export function ScreenProblem({ title, message, children }: ScreenProblemProps) {
  usePageTitle(title);
  return (
    <NarrowPage maxWidthPx={560} role="alert">
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.25, mb: 2.75 }}>
        {message}
      </Typography>
      <Actions>{children}</Actions>
    </NarrowPage>
  );
}
