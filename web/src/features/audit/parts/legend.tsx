import { styled } from '@mui/material/styles';
import { Speaker } from '../../../components/speaker.tsx';

const Row = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '6px 20px' });

/** What squares and discs mean. */
export function Legend() {
  return (
    <Row>
      <Speaker who="machine">a machine acted</Speaker>
      <Speaker who="people">a person acted</Speaker>
    </Row>
  );
}
