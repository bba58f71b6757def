import { useEffect, useState } from 'react';
import { linkedFile } from '@shop/shared/page-documents';
import { query, useShop } from '@shop/shared/runtime';
import { StaffLinkedFileDocument } from '../../generated/graphql';
import { fileName } from '../media';

/**
 * The name of the file at an address, asked for once it is the address of one.
 * @returns undefined while nobody knows; null when there is no such file
 */
export function useLinkedFile(address: string): string | null | undefined {
  const { client } = useShop();
  const [found, setFound] = useState<{ address: string; name: string | null } | null>(null);
  const isFile = linkedFile(address) !== null;
  useEffect(() => {
    if (!isFile) return undefined;
    let isGone = false;
    query(client, StaffLinkedFileDocument, { address }).then(
      ({ staffLinkedFile: file }) => !isGone && setFound({ address, name: file && fileName({ ...file, address }) }),
      () => undefined, // the API checks it, too
    );
    return () => {
      isGone = true;
    };
  }, [client, address, isFile]);
  return isFile && found?.address === address ? found.name : undefined;
}
