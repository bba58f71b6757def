import { DOCTOR_PATH, isExamined, type Finding } from '@shop/node/operator';
import { RefusedError } from '@shop/node/refused-error';
import { askOperator } from '../ask-operator';
import { examineMachine } from './examine-machine';
import { examineSite } from './examine-site';

const MARKS = { good: 'ok', warning: 'warning', fault: 'FAULT' } as const;
const MARK_WIDTH = 9;
const CHECK_WIDTH = 13;

const deaf = (text: string): Finding[] => [{ check: 'api', level: 'fault', text, wayOut: 'npm start, or see its log' }];

async function examineShop(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    const { isDone, body, message } = await askOperator(env, DOCTOR_PATH);
    if (!isDone) return deaf(message);
    if (!isExamined(body)) return deaf('the API is of another version than this command');
    return [...body.findings, ...(await examineSite(body.publicUrl))];
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return deaf(error.message);
  }
}

function linesOf({ check, level, text, wayOut }: Finding): string[] {
  const line = `${MARKS[level].padEnd(MARK_WIDTH)}${check.padEnd(CHECK_WIDTH)}${text}`;
  return wayOut === null ? [line] : [line, `${' '.repeat(MARK_WIDTH + CHECK_WIDTH)}→ ${wayOut}`];
}

/**
 * `doctor [--json]`: says whether this installation is sound, and the way out of each finding.
 * @param command how it was called, for the usage
 * @returns whether nothing is at fault; warnings are none
 * @throws RefusedError when it is called wrongly
 */
export async function examine(args: readonly string[], command: string): Promise<boolean> {
  if (args.some((word) => word !== '--json')) throw new RefusedError(`usage: ${command} [--json]`);
  const findings = [...(await examineMachine(process.env)), ...(await examineShop(process.env))];
  const countOf = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const isSound = countOf('fault') === 0;
  const lines =
    args.length > 0
      ? [JSON.stringify({ isSound, findings }, null, 2)]
      : [...findings.flatMap(linesOf), `faults: ${countOf('fault')}, warnings: ${countOf('warning')}`];
  process.stdout.write(`${lines.join('\n')}\n`);
  return isSound;
}
