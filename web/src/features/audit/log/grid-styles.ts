import type { CSSObject, Theme } from '@mui/material/styles';

/** The grid in the look of the console: 13 px, hairlines between the rows, no lines between the columns, ink for the focus. */
export const gridStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  const ring = { outline: `2px solid ${palette.text.primary}`, outlineOffset: -2 };
  return {
    ...theme.typography.caption,
    '--DataGrid-t-header-background-base': palette.background.paper,
    '--DataGrid-t-color-background-base': palette.background.paper,
    '--DataGrid-rowBorderColor': palette.divider,
    border: 0,
    borderRadius: 0,
    color: palette.text.primary,
    '& .MuiDataGrid-columnHeaderTitle': { ...theme.typography.label, color: palette.text.secondary },
    '& .MuiDataGrid-columnSeparator': { opacity: 0 },
    '& .MuiDataGrid-columnHeader:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
    '& .MuiDataGrid-row:hover': { background: palette.sunken },
    '& .MuiDataGrid-cell': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 32,
      padding: '5px 12px',
      lineHeight: 1.45,
    },
    '& .MuiDataGrid-columnHeader': { padding: '0 12px' },
    '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within': ring,
    '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within': ring,
    '& .MuiDataGrid-cell a:focus-visible': { outline: 0 },
    '& .type': { fontWeight: 600, textDecoration: 'none' },
    '& .type:hover': { textDecoration: 'underline' },
    '& .stream': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .say': { minWidth: 0, color: palette.text.secondary, overflowWrap: 'anywhere' },
  };
};
