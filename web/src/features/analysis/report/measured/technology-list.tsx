import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { Fact } from '@twofold/contracts/analysis/fact';
import { Fold } from '../../../../components/fold.tsx';
import { PlusIcon } from '../../../../components/icons.tsx';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '4px 24px',
  margin: '8px 0 12px',
  '& > div': { display: 'grid', gap: '4px 24px', padding: '6px 0', '&[hidden]': { display: 'none' } },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.body2.fontSize },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0 },
  [theme.breakpoints.up('sm')]: { '& > div': { gridTemplateColumns: '200px minmax(0, 1fr)' } },
  '@media print': { '& > div[hidden]': { display: 'grid' } },
}));

const Evidence = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  ...theme.typography.mono,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

type TechnologyListProps = { readonly facts: readonly Fact[]; readonly isShown: (fact: Fact) => boolean };

/** The technologies of the site by name. How they were detected is collapsed. */
export function TechnologyList({ facts, isShown }: TechnologyListProps) {
  return (
    <>
      <List>
        {facts.map((fact) => (
          <div key={fact.id} hidden={!isShown(fact)}>
            <dt>{fact.title}</dt>
            <dd>
              {String(fact.value)
                .split(', ')
                .map((name) => (
                  <Chip key={name} variant="machine" label={name} />
                ))}
            </dd>
          </div>
        ))}
      </List>
      <Fold>
        <summary>
          <PlusIcon size={14} />
          How they were detected
        </summary>
        <Evidence>
          {facts.map(({ id, evidence }) => (
            <li key={id}>{evidence}</li>
          ))}
        </Evidence>
      </Fold>
    </>
  );
}
