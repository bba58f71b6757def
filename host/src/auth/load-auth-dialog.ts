/** The dialog with its fields is a chunk of its own: the first view of a page does not pay for it. */
export const loadAuthDialog = () => import(/* webpackChunkName: "auth-dialog" */ './auth-dialog');

/** Fetches the chunk when «Войти» is pointed at. A failure here is nothing: the press tries again and tells. */
export function preloadAuthDialog(): void {
  loadAuthDialog().catch(() => undefined);
}
