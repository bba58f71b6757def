export {
  addFigures,
  addVital,
  attemptsOf,
  COUNTS,
  failuresOf,
  noFigures,
  quantile,
  VITAL_NAMES,
  VITALS,
  type CountName,
  type Figures,
  type VitalName,
} from './figures';
export { isHostReport, isVersionFigures, type HostReport, type VersionFigures } from './host-report';
