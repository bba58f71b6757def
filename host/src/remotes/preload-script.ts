import type { ScriptFile } from './page-files';

/** Requests a script before the script that will load it. */
export function preloadScript({ src, integrity }: ScriptFile): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  if (new URL(src, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = src;
  document.head.append(link);
}
