import { styled } from '@mui/material/styles';
import { CheckIcon, TriangleIcon } from '../../components/icons.tsx';
import { Spinner } from '../../components/waiting.tsx';

const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Paid = styled('span')(({ theme }) => ({ color: theme.vars.palette.people.main }));
const Failed = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.main }));

export const ProcessingSign = () => <Spinner aria-hidden="true" />;

export const PaidSign = () => (
  <Paid>
    <CheckIcon size={32} />
  </Paid>
);

export const ErrorSign = () => (
  <Failed>
    <TriangleIcon size={32} />
  </Failed>
);

export const CancelledSign = () => (
  <Quiet>
    <svg width="32" height="32" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
      <circle cx="8" cy="8" r="5.8" />
      <path d="m4 12 8-8" strokeLinecap="round" />
    </svg>
  </Quiet>
);
