/** A size of Open Graph pictures that all messengers and social networks accept. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
