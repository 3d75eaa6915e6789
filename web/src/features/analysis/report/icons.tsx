import type { ReactNode } from 'react';

type SignProps = { readonly size?: number };

const sign = (drawing: ReactNode) =>
  function Sign({ size = 16 }: SignProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };

/** The signs that only a report needs, on a grid of 16. All of them stand beside a word that says the same. */
export const MinusSign = sign(<path d="M3 8h10" />);
export const RiseSign = sign(<path d="M4 12 12 4M6 4h6v6" />);
export const ShareSign = sign(<path d="M8 10V2.5M5 5.2 8 2.2l3 3M4 8H3v5.5h10V8h-1" />);
export const DownloadSign = sign(<path d="M8 2.5v8M4.5 7 8 10.5 11.5 7M3 13.5h10" />);
export const PrintSign = sign(<path d="M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7Z" />);
