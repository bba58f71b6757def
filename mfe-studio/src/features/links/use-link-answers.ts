import { useCallback, useEffect, useState } from 'react';
import { linkedFile } from '@shop/shared/page-documents';
import { query, useShop } from '@shop/shared/runtime';
import { useSettled } from '../../components';
import { StaffLinkedFileDocument, StaffLinkProblemDocument } from '../../generated/graphql';
import { fileName } from '../media';
import { isForSite, type LinkTarget } from './link-words';

/** What the API says of an address; undefined while nobody knows, or where nothing is asked. */
function useAsked<T>(address: string | null, ask: (address: string) => Promise<T>): T | undefined {
  const [said, setSaid] = useState<{ address: string; answer: T } | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    let isGone = false;
    ask(address).then(
      (answer) => !isGone && setSaid({ address, answer }),
      () => undefined, // the API checks it when the page is published, too
    );
    return () => {
      isGone = true;
    };
  }, [address, ask]);
  return said?.address === address ? said.answer : undefined;
}

/** The name of the uploaded file at an address; null when there is none. */
export function useLinkedFile(address: string): string | null | undefined {
  const { client } = useShop();
  const ask = useCallback(
    async (of: string) => {
      const { staffLinkedFile: file } = await query(client, StaffLinkedFileDocument, { address: of });
      return file && fileName({ ...file, address: of });
    },
    [client],
  );
  return useAsked(linkedFile(address) ? address : null, ask);
}

/** Why a link leads nowhere, asked for once nobody types; null when it leads somewhere. */
export function useLinkProblem(href: string, targets: readonly LinkTarget[]): string | null | undefined {
  const { client } = useShop();
  const ask = useCallback(
    async (of: string) => (await query(client, StaffLinkProblemDocument, { href: of })).staffLinkProblem ?? null,
    [client],
  );
  const wanted = isForSite(href, targets) ? href : '';
  const isSettled = useSettled(wanted) === wanted;
  return useAsked(isSettled && wanted !== '' ? wanted : null, ask);
}
