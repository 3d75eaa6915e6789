import { styled } from '@mui/material/styles';
import { SourceLabel } from '../../../components/source-label.tsx';

const Row = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '6px 20px' });

/** What squares and discs mean. */
export function Legend() {
  return (
    <Row>
      <SourceLabel who="machine">a machine acted</SourceLabel>
      <SourceLabel who="people">a person acted</SourceLabel>
    </Row>
  );
}
