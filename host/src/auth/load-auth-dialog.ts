/** The dialog and its fields are a separate chunk, which the first view does not load. */
export const loadAuthDialog = () => import(/* webpackChunkName: "auth-dialog" */ './auth-dialog');

/** Loads the chunk ahead. A failure does no harm: the click tries again and reports. */
export function preloadAuthDialog(): void {
  loadAuthDialog().catch(() => undefined);
}
