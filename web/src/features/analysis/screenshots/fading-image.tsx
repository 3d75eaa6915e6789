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
 * A picture that fades in once it is there. It comes long after the words of its page, which must not wait for it, and
 * would flash up beside somebody who is reading. On a drawn page it is there from the beginning, and shows as it comes.
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
      // One that the browser has kept may be there before anybody listens.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) setIsLoaded(true);
      }}
    />
  );
}
