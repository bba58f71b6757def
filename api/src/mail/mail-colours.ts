// The design's tokens: mail programs do not support custom properties.
export const INK = '#0E1512';
export const SECOND_TEXT = '#3C4741';
export const GREEN = '#007A38';
export const LINE = '#DFE5E1';
export const STAGE = '#EEF2EF';
export const TICK = '#A3AFA7';
export const GREEN_TICK = '#00A04A';
export const PAPER = '#FFFFFF';

/**
 * The design on ink, for readers with a dark screen: a class for each role that changes. Drawings
 * keep their light stage. Programs that know no media query show the light one.
 */
export const DARK_SCHEME = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${INK}!important}
.paper{background:#1B2420!important}
.ink,.ink a{color:${STAGE}!important}
.second,.second a{color:${TICK}!important}
.line{border-color:#3C4741!important}
.head{border-color:${TICK}!important}
.mark{color:#2FD67C!important}
.quiet,.quiet a{background:#1B2420!important;border-color:#2FD67C!important;color:#2FD67C!important}
}`;
