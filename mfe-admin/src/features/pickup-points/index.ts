export { PointForm } from './point-form';
export { PointList } from './point-list';
export { usePoints } from './use-points';
