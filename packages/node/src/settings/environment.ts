import { object, ValidationError, type ObjectShape } from 'yup';

/**
 * A setting that cannot be used. The message is one line that names the variable but not its value,
 * which may be secret.
 */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads environment variables, one for each field. An empty variable counts as missing.
 * @throws SettingsError for the first invalid one
 */
export function readEnvironment<Fields extends ObjectShape>(fields: Fields, env: Environment) {
  const given = Object.keys(fields).map((name) => [name, env[name]?.trim() || undefined]);
  try {
    return object(fields).validateSync(Object.fromEntries(given));
  } catch (error) {
    if (error instanceof ValidationError) throw new SettingsError(error.message);
    throw error;
  }
}
