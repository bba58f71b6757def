export { readEnvironment, SettingsError, type Environment } from './environment';
export { address, count, matching, oneOf, port, serverAddress, shopSettings, text, type LogLevel } from './fields';
