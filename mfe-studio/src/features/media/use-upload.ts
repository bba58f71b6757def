import { useEffect, useRef, useState } from 'react';
import { readToken, RequestError, useShop } from '@shop/shared/runtime';
import { LOST } from './upload-picture';

export type Upload =
  | { kind: 'none' }
  | { kind: 'running'; bytes: number }
  /** `canRetry`: the same file may be taken another time. */
  | { kind: 'refused'; text: string; canRetry: boolean };

const isLasting = (error: unknown) => error instanceof RequestError && error.code === 'BAD_REQUEST';

/**
 * One upload at a time for one field.
 * @param send as `uploadPicture`
 * @param onDone gets what is stored, unless the field is left: then the library has it all the same
 */
export function useUpload<Stored>(
  send: (file: File, token: string | null, signal: AbortSignal) => Promise<Stored>,
  onDone: (stored: Stored) => void,
) {
  const { session, track } = useShop();
  const [upload, setUpload] = useState<Upload>({ kind: 'none' });
  const running = useRef<AbortController | null>(null);
  const lastFile = useRef<File | null>(null);
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const start = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    lastFile.current = file;
    setUpload({ kind: 'running', bytes: file.size });
    const isOver = () => isLeft.current || running.current !== controller;
    const token = readToken();
    try {
      const stored = await track(send(file, token, controller.signal));
      if (isOver()) return;
      setUpload({ kind: 'none' });
      onDone(stored);
    } catch (error) {
      if (isOver() || controller.signal.aborted) return;
      const text = error instanceof RequestError ? error.message : LOST;
      setUpload({ kind: 'refused', text, canRetry: !isLasting(error) });
      // As for every other call: the site no longer knows the session, so sign-in appears.
      const isExpired = error instanceof RequestError && error.code === 'UNAUTHENTICATED';
      if (isExpired && token !== null && token === readToken()) void session.end();
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setUpload({ kind: 'none' });
  };

  return {
    upload,
    start: (file: File) => void start(file),
    retry: () => {
      if (lastFile.current) void start(lastFile.current);
    },
    cancel,
  };
}
