import { lineIcon } from '../../../components/icons.tsx';

/** Icons that only the console uses. */
export const CopyIcon = lineIcon(<path d="M6 5.5h7.5v8H6ZM4 10.5H2.5v-8H10V3.5" />);
export const SearchIcon = lineIcon(<path d="M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM10.3 10.3l3.2 3.2" />);
export const SortIcon = lineIcon(<path d="m5 6.5 3-3 3 3M5 9.5l3 3 3-3" />);
export const AscendingIcon = lineIcon(<path d="m4.5 9.5 3.5-3.5 3.5 3.5" />);
export const DescendingIcon = lineIcon(<path d="m4.5 6.5 3.5 3.5 3.5-3.5" />);
