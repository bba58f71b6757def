export { readEnvironment, SettingsError, type Environment } from './environment';
export { address, matching, oneOf, port, serverAddress, shopSettings, text, type LogLevel } from './fields';
