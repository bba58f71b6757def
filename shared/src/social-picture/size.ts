/** The size of Open Graph pictures that messengers and social networks all take. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
