/** Where the API serves the public lists; the name of a list follows. */
export const LISTS_PATH = '/api/lists/';
