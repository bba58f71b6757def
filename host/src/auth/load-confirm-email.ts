/** One visit in a lifetime of an account: a chunk of its own. */
export const loadConfirmEmail = () => import(/* webpackChunkName: "confirm-email" */ './confirm-email');
