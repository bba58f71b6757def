export {
  addFigures,
  addVital,
  attemptsOf,
  failuresOf,
  noFigures,
  quantile,
  VITAL_NAMES,
  VITALS,
  type CountName,
  type Figures,
  type VitalName,
} from './figures';
export {
  isHostReport,
  type HostReport,
  type HostReportAnswer,
  type OpenedAddress,
  type ReportedFailure,
  type VersionFigures,
  type VersionVisit,
} from './host-report';
