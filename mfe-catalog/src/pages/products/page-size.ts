/** Cards of one page of the list: thousands at once would be slow to render, on the server too. */
export const PAGE_SIZE = 24;
