export { BlockFigures } from './block-figures';
export { FiguresPanel } from './figures-panel';
