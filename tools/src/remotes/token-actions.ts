import { ALL_REMOTES, type Token } from '@shop/publisher/tokens';
import { RefusedError } from '@shop/node/refused-error';
import { print, type Action, type Call } from './action';
import { countOf } from './arguments';

const DEFAULT_DAYS = 90;

/** @throws RefusedError on a site: whoever may make tokens works on its machine */
function localTokens({ tokens }: Call) {
  if (!tokens) throw new RefusedError('tokens are made on the machine that has DATA_DIR, without --site');
  return tokens;
}

const stateOf = ({ revokedAt, expiresAt }: Token) => {
  if (revokedAt) return `revoked ${revokedAt.slice(0, 10)}`;
  return Date.parse(expiresAt) <= Date.now() ? 'expired' : `until ${expiresAt.slice(0, 10)}`;
};

/** Makes a token. Its text is the last line, and is shown only now. */
export const tokenAction: Action = async (call) => {
  const { names, values, who } = call;
  const remote = names[0];
  if (!remote) throw new RefusedError('token needs the name of a remote, or all');
  const can = values.can?.split(',').map((right) => right.trim()) ?? [];
  const days = values.days ? countOf(values.days, 'days') : DEFAULT_DAYS;
  const name = remote === 'all' ? ALL_REMOTES : remote;
  const { text, token } = await localTokens(call).create({ remote: name, can, days, createdBy: who });
  print(`token ${token.id} for ${remote}: ${token.can.join(', ')}, ${stateOf(token)}`);
  print('use it as SHOP_TOKEN; it is not shown again:');
  print(text);
};

/** Lists tokens, without their texts. */
export const tokensAction: Action = async (call) => {
  const tokens = await localTokens(call).list();
  if (call.values.json) {
    const shown = tokens.map(({ hash: _hash, ...token }) => token);
    print(JSON.stringify(shown, null, 2));
    return;
  }
  for (const token of tokens) {
    const remote = token.remote === ALL_REMOTES ? 'all' : token.remote;
    print(
      `${token.id}  ${remote.padEnd(18)}  ${token.can.join(',').padEnd(33)}  ${stateOf(token)}  by ${token.createdBy}`,
    );
  }
};

/** Ends a token. */
export const revokeAction: Action = async (call) => {
  const [id] = call.names;
  if (!id) throw new RefusedError('revoke needs the id of a token: tokens lists them');
  const token = await localTokens(call).revoke(id);
  print(`token ${token.id} is revoked`);
};
