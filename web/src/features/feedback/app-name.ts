/** The name of an app whose record has no title (D-57). */
export const appName = ({ title }: { readonly title: string }): string => title || 'Untitled App';
