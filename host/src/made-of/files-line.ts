const KB = 1000;

/** Of an entry of the browser's timeline; sizes are bytes, times are ms. */
export interface LoadedFile {
  name: string;
  startTime: number;
  responseEnd?: number;
  transferSize?: number;
}

/**
 * What the browser has loaded of a remote.
 * @param base the address that all its files begin with
 */
export function filesLine(files: readonly LoadedFile[], base: string): string {
  const own = files.filter(({ name }) => name.startsWith(base));
  if (own.length === 0) return 'в браузере не загружен';
  const begin = Math.min(...own.map(({ startTime }) => startTime));
  const end = Math.max(...own.map(({ startTime, responseEnd = startTime }) => responseEnd));
  const bytes = own.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const size = bytes === 0 ? 'из кэша' : `${(bytes / KB).toFixed(1)} КБ`;
  return `файлов: ${own.length}, ${size}; с ${begin.toFixed(0)}-й по ${end.toFixed(0)}-ю мс`;
}
