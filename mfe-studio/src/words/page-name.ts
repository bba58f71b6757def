/** The name of a page without that of the shop. */
export const pageName = (title: string): string => title.replace(/\s—\sINVIS DUOS$/, '');
