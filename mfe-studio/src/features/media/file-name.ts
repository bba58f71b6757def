import { linkedFile } from '@shop/shared/page-documents';

/** What people call an uploaded file, «Прайс-лист.pdf»: as they did, or as its address does. */
export function fileName({ address, name }: { address: string; name: string }): string {
  const file = linkedFile(address);
  return name === '' || file === null ? (file?.name ?? address) : `${name}.${file.type}`;
}
