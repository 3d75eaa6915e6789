/** What an app is called where its record has no title (D-57). */
export const appName = ({ title }: { readonly title: string }): string => title || 'Untitled App';
