import type { ListedVersion } from '@shop/publisher/releases';

const LINE_WIDTH = 100;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** What a person needs to know of a version's source, in one line. */
function describe({ withdrawn, source }: ListedVersion): string {
  if (withdrawn) return `withdrawn: ${withdrawn.why}`;
  if (!source?.commit) return '';
  const { commit, isDirty, author, message } = source;
  return `${commit.slice(0, 8)}${isDirty ? ' + uncommitted' : ''} ${author}: ${message}`;
}

/** Prints all versions of a store: a line of 100 columns each, or JSON for programs. */
export function printVersions(versions: readonly ListedVersion[], isJson: boolean): void {
  if (isJson) {
    const shown = versions.map(({ source: _source, ...version }) => version);
    print(JSON.stringify(shown, null, 2));
    return;
  }
  for (const listed of versions) {
    const { remote, version, isLive, isCandidate, traffic, publishedAt } = listed;
    const at = publishedAt.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ');
    const mark = isLive ? '*' : isCandidate ? '%' : ' ';
    const share = isCandidate || (isLive && traffic < 100) ? `${traffic} % of the visitors ` : '';
    const line = `${mark} ${remote.padEnd(18)} ${version.padEnd(16)} ${at}  ${share}${describe(listed)}`;
    print(line.trimEnd().slice(0, LINE_WIDTH));
  }
}
