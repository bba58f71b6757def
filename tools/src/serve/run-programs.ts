import { isSupervised, runBare } from '../run-bare';
import { supervise, type Supervised } from '../supervise';
import { PROGRAMS, settingsFor, type ProgramName } from './programs';

/** Prints a line of the supervisor. */
export const print = (line: string) => process.stdout.write(`${line}\n`);

/** Starts a program with these settings, and returns its port once it is ready. */
export type RunProgram = (name: ProgramName, settings: NodeJS.ProcessEnv) => Promise<number>;

/**
 * Runs programs until this process is told to stop, and then ends it.
 * @param env settings of all of them; each gets those that it may know
 */
export function createProgramRunner(env: NodeJS.ProcessEnv): RunProgram {
  const programs: Supervised[] = [];
  const runProgram = isSupervised(env) ? supervise : runBare;
  let isStopping = false;
  const stopAll = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    // The host, started last, stops first: the others must answer until it sends no more requests.
    await programs.at(-1)?.stop();
    await Promise.all(programs.slice(0, -1).map((program) => program.stop()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll(0));
  return (name, settings) => {
    const { file, portSetting } = PROGRAMS[name];
    const onFatal = () => void stopAll(1);
    const own = { ...settingsFor(PROGRAMS[name], env), ...settings };
    const program = runProgram({ file, portSetting, env: own, log: print, onFatal });
    programs.push(program);
    return program.ready;
  };
}
