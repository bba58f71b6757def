/** Below, the whole country would be no wider than a hand; beyond, there is nothing more to see. */
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 17;
/** One place and what lies round it. */
export const PLACE_ZOOM = 10;
