import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import type { Toast } from '../../lib/toast-store.ts';
import { dismissToast, useToasts } from '../../lib/toast-store.ts';
import { CheckIcon, CloseIcon, InfoIcon, TriangleIcon } from '../icons.tsx';
import { CloseButton, Sign, ToastCard, ToastList } from './toast-parts.tsx';

/** Specification, section 9. */
const DURATION_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;

const signs = {
  neutral: <CheckIcon size={18} />,
  info: <InfoIcon size={18} />,
  destructive: <TriangleIcon size={18} />,
  machine: <span className="square" />,
  people: <span className="disc" />,
} as const;

function ToastItem({ toast }: { readonly toast: Toast }) {
  const isFailure = toast.tone === 'destructive';
  return (
    <Root
      asChild
      open={toast.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(toast.id);
      }}
    >
      <ToastCard tone={toast.tone}>
        <Sign aria-hidden="true">{signs[toast.tone]}</Sign>
        {/* `role=alert` is announced already; Radix would announce it a second time. */}
        <div {...(isFailure && { role: 'alert', 'data-radix-toast-announce-exclude': '' })}>
          <Title asChild>
            <strong>{toast.title}</strong>
          </Title>
          {toast.description !== undefined && (
            <Description asChild>
              <p>{toast.description}</p>
            </Description>
          )}
        </div>
        <Close asChild>
          <CloseButton type="button" aria-label="Close">
            <CloseIcon />
          </CloseButton>
        </Close>
      </ToastCard>
    </Root>
  );
}

/**
 * Shows toasts from `showToast`: one at a time, for five seconds, dismissed by a swipe to the right; F8 focuses it. Radix
 * primitives in the look of the theme (D-79).
 */
export function Toaster() {
  const toasts = useToasts((store) => store.toasts);
  return (
    <Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      <Viewport asChild hotkey={['F8']}>
        <ToastList />
      </Viewport>
    </Provider>
  );
}
