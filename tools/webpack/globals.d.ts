/** From webpack: the base URL of images and chunks. */
declare let __webpack_public_path__: string;
/** Passed in by the program that runs a server bundle. */
declare const __REMOTE_BASE__: string;
/** The loader for TypeScript files. */
declare module 'tsx';
