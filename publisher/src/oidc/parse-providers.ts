import { array, lazy, mixed, object, string, ValidationError } from 'yup';
import { SettingsError } from '@shop/node/settings';
import { RIGHTS, type Right } from '../tokens';

/** Who may do what: every claim has to have one of its values. */
export interface ClaimRule {
  remote: string;
  can: Right[];
  claims: Readonly<Record<string, readonly string[]>>;
}

/** A CI whose identities count, as an operator has described it. */
export interface Provider {
  issuer: string;
  /** What an identity must have been made for: the address of the site. */
  audience: string;
  /** The address of its keys; by default its own description names it. */
  jwks?: string | undefined;
  rules: ClaimRule[];
}

/** Claims that prove nothing about who asks. */
const GENERAL_CLAIMS = ['iss', 'aud', 'exp', 'iat', 'nbf', 'jti'];

/** Keys that arrive over http could be anybody's; on this machine nobody is in between. */
function isSafe(address: string | undefined): boolean {
  if (address === undefined) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

const safeAddress = () =>
  string().test({ message: '${path} must be an address that starts with https://', test: isSafe });

const values = () =>
  array(string().required())
    .transform((_value, given: unknown) => (Array.isArray(given) ? given : [given]).map(String))
    .min(1, '${path} needs a value')
    .required();

const claims = () =>
  lazy((given: unknown) => {
    const names = Object.keys(typeof given === 'object' && given !== null ? given : {});
    return object(Object.fromEntries(names.map((name) => [name, values()]))).test({
      message: '${path} must name a claim that tells who asks, such as project_path or repository',
      test: () => names.some((name) => !GENERAL_CLAIMS.includes(name)),
    });
  });

const providersSchema = array(
  object({
    issuer: safeAddress().required(),
    audience: string().required(),
    jwks: safeAddress(),
    rules: array(
      object({
        remote: string().max(100).required(),
        can: array(
          mixed<Right>()
            .oneOf(RIGHTS, `\${path} must be one of ${RIGHTS.join(', ')}`)
            .required(),
        )
          .min(1, '${path} needs a right')
          .required(),
        claims: claims(),
      }).exact('${path} has the unknown member ${properties}'),
    )
      .min(1, '${path} needs a rule')
      .required(),
  }).exact('${path} has the unknown member ${properties}'),
).required();

/**
 * Reads the file that says which identities of CI count.
 * @throws SettingsError that names the first thing that is wrong
 */
export function parseProviders(text: string): Provider[] {
  try {
    const document: unknown = JSON.parse(text);
    if (!Array.isArray(document)) throw new SettingsError('OIDC_FILE must contain a list of providers');
    return providersSchema.validateSync(document);
  } catch (error) {
    if (error instanceof ValidationError) throw new SettingsError(`OIDC_FILE: ${error.message}`);
    if (error instanceof SyntaxError) throw new SettingsError(`OIDC_FILE is no JSON: ${error.message}`);
    throw error;
  }
}
