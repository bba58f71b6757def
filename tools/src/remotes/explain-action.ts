import { text } from 'node:stream/consumers';
import type { ExplainedFrame, Explanation } from '@shop/publisher/explain';
import type { ListedVersion } from '@shop/publisher/releases';
import { RefusedError } from '@shop/node/refused-error';
import { print, timeOf, type Action } from './action';
import { changeLine } from './list-actions';

function frameLine({ remote, version, file, line, column, source }: ExplainedFrame): string {
  if (!source) return `  ${remote}@${version ?? 'unknown'} ${file}:${line}:${column}, whose source is not known`;
  // The bundle of the server names files only.
  const place = source.line > 0 ? `${source.source}:${source.line}` : source.source;
  return `  ${place}${source.name ? ` (${source.name})` : ''}`;
}

function stateOf({ isLive, isCandidate, traffic, withdrawn }: ListedVersion): string {
  if (withdrawn) return `withdrawn: ${withdrawn.why}`;
  if (isLive) return 'live';
  return isCandidate ? `${traffic} % of the visitors get it` : 'not live any more';
}

/** The version's lines: whose it is, how it fares, and what published it. */
function versionLines({ version, publication }: Explanation): string[] {
  if (!version) return ['the registry does not list the version any more'];
  const team = version.owner ? `, of ${version.owner}` : '';
  return [
    `${version.remote} ${version.version}${team}: ${stateOf(version)}`,
    ...(publication ? [changeLine(publication)] : []),
  ];
}

function linesOf(explanation: Explanation): string[] {
  const { failure, frames } = explanation;
  return [
    ...(failure ? [`${timeOf(failure.at)} UTC  ${failure.path}`, failure.reason] : []),
    ...frames.map(frameLine),
    ...versionLines(explanation),
  ];
}

/**
 * Says which lines of which files a stack means, whose version that is, and what published it; or
 * the same of what went wrong with a request. `-` reads the stack from the input of the command.
 */
export const explainAction: Action = async ({ delivery, names, values, command }) => {
  const [given] = names;
  if (given === undefined)
    throw new RefusedError('explain needs the id of a request or a stack: in quotes, or - to read it from the input');
  const explanations = await delivery.explain(given === '-' ? await text(process.stdin) : given);
  if (values.json) {
    print(JSON.stringify(explanations, null, 2));
    return;
  }
  print(explanations.map((explanation) => linesOf(explanation).join('\n')).join('\n\n'));
  const version = explanations.map((explanation) => explanation.version).find((one) => one?.isLive || one?.isCandidate);
  if (version) print(`to take it back: ${command} rollback ${version.remote}@${version.version}`);
};
