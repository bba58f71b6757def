export { describeSettings } from './describe-settings';
export { readEnvironment, SettingsError, type Environment } from './environment';
export {
  address,
  count,
  matching,
  oneOf,
  optionalMatching,
  port,
  serverAddress,
  shopSettings,
  text,
  tracingOf,
  type LogLevel,
} from './fields';
