/**
 * What to do with a new remote, a line each.
 * @param folder of a new repository, to go to first
 */
export function nextSteps(remote: string, folder?: string): string[] {
  return [
    `${remote} has a page, a widget, a GraphQL document and tests; what to do with it:`,
    ...(folder === undefined ? [] : [`  cd ${folder}`]),
    ...['test', 'run build', `run dev -- ${remote}`, `run remotes -- publish ${remote}`].map(
      (command) => `  npm ${command}`,
    ),
  ];
}
