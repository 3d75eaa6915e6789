import { lineIcon } from '../../../components/icons.tsx';

/** Icons that only reports need, on a grid of 16. Each is beside a word with the same meaning. */
export const MinusSign = lineIcon(<path d="M3 8h10" />);
export const RiseSign = lineIcon(<path d="M4 12 12 4M6 4h6v6" />);
export const ShareSign = lineIcon(<path d="M8 10V2.5M5 5.2 8 2.2l3 3M4 8H3v5.5h10V8h-1" />);
export const DownloadSign = lineIcon(<path d="M8 2.5v8M4.5 7 8 10.5 11.5 7M3 13.5h10" />);
export const PrintSign = lineIcon(<path d="M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7Z" />);
