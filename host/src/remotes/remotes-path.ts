/** Path of this site that serves the store of published remotes. */
export const REMOTES_PATH = '/remotes/';
