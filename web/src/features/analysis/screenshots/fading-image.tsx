import { styled } from '@mui/material/styles';
import { useState, type ImgHTMLAttributes } from 'react';
import { motion } from '../../../lib/motion.ts';
import { useIsAlive } from '../../../lib/use-is-alive.ts';

const Fading = styled('img')({
  opacity: 0,
  transition: `opacity ${motion.open}`,
  '&[data-loaded]': { opacity: 1 },
  '@media print': { opacity: 1 },
});

/**
 * An image that fades in when loaded: it loads long after the text, and a sudden flash would distract readers. On a
 * prerendered page it is visible immediately.
 */
export function FadingImage(props: ImgHTMLAttributes<HTMLImageElement>) {
  const [isLoaded, setIsLoaded] = useState(!useIsAlive());
  return (
    <Fading
      decoding="async"
      fetchPriority="low"
      {...props}
      data-loaded={isLoaded || undefined}
      onLoad={() => setIsLoaded(true)}
      // A cached image may be complete before the listener is added.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) setIsLoaded(true);
      }}
    />
  );
}
