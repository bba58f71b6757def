// Tokens of the design: a picture has no custom properties.
export const GROUND = '#F6F8F6';
export const INK = '#0E1512';
export const SECOND_INK = '#3C4741';
export const SCALE = '#B4BFB7';
export const SIGNAL = '#00A04A';
