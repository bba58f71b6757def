import { useState } from 'react';
import { RequestError, useShop } from '@shop/shared/runtime';
import { useProve, askDoor, withProof } from '@shop/shared/staff';
import { failureWords } from '../../words';

const MAX_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = 'Файл слишком большой: можно до\u00A010\u00A0МБ';

async function send(file: File): Promise<string> {
  // Sending it would take minutes on a slow line, only to be refused.
  if (file.size > MAX_BYTES) throw new RequestError('BAD_REQUEST', TOO_LARGE);
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await askDoor('/media', { method: 'POST', body: file, headers });
  return ((await response.json()) as { address: string }).address; // the API's own answer
}

/**
 * Uploads photos, one after the other.
 * @param onUploaded gets the address of each
 * @param setIsBusy is told when it begins and ends
 */
export function usePhotoUpload(onUploaded: (address: string) => void, setIsBusy: (isBusy: boolean) => void) {
  const { track } = useShop();
  const prove = useProve();
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async (files: readonly File[]) => {
    setIsBusy(true);
    setFailure(null);
    try {
      for (const file of files) onUploaded(await track(withProof(prove, () => send(file))));
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { failure, upload: (files: readonly File[]) => void upload(files) };
}
