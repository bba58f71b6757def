/** webpack's own: the address that pictures and chunks are relative to. */
declare let __webpack_public_path__: string;
/** Handed in by whoever runs a server bundle. */
declare const __REMOTE_BASE__: string;
/** Registers the loader of TypeScript files. */
declare module 'tsx';
