export { BlockFigures } from './block-figures';
export { FigureTable } from './figure-table';
export { FiguresPanel } from './figures-panel';
