import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Wrap } from '../../components/wrap.tsx';
import { paths } from '../../lib/paths.ts';
import { Brand } from '../../components/brand.tsx';

const Foot = styled('footer')(({ theme }) => ({
  paddingBlock: '56px 40px',
  background: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 32,
  '& > div': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr 1fr' },
  [theme.breakpoints.up(860)]: {
    gridTemplateColumns: '1.6fr repeat(3, 1fr)',
    '& > div': { gridColumn: 'auto' },
  },
}));

const Links = styled('ul')(({ theme }) => ({
  marginTop: 12,
  '& a': {
    display: 'inline-block',
    padding: '5px 0',
    fontSize: '.875rem',
    lineHeight: 1.55,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
}));

const SmallPrint = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginTop: 48,
  paddingTop: 20,
  color: theme.vars.palette.text.disabled,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const groups = [
  {
    name: 'Platform',
    links: [
      ['How it works', '/#how-it-works'],
      ['Pricing', '/#pricing'],
      ['Discover Apps', paths.discover],
      ['FAQ', '/#faq'],
    ],
  },
  {
    name: 'For Reviewers',
    links: [
      ['Become a Reviewer', paths.becomeReviewer],
      ['Available Reviews', paths.availableReviews],
      ['How credits work', '/#faq'],
    ],
  },
  {
    name: 'Company',
    links: [
      ['Developers', paths.developers],
      ['Terms of Service', paths.terms],
      ['Privacy Policy', paths.privacy],
    ],
  },
] as const;

export function Footer() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Foot>
      <Wrap>
        <Columns>
          <div>
            <Brand size={24} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '30ch' }}>
              Insights from both artificial and human intelligence.
            </Typography>
          </div>
          {groups.map(({ name, links }) => (
            <nav key={name} aria-label={name}>
              <Typography variant="body2" component="h2" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Links>
                {links.map(([label, to]) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </Links>
            </nav>
          ))}
        </Columns>
        <SmallPrint>
          {/* A page that was rendered last December shows last year until it is hydrated. */}
          <span suppressHydrationWarning>© {year} Twofold</span>
          <span>Benchbook is a made-up business, used as an example.</span>
        </SmallPrint>
      </Wrap>
    </Foot>
  );
}
