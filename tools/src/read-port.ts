import { port, readEnvironment } from '@shop/node/settings';

/**
 * The port that a command answers on: `PORT`, or its own.
 * @throws SettingsError when `PORT` is none
 */
export const readPort = (fallback: number): number => readEnvironment({ PORT: port(fallback) }, process.env).PORT;
