import { RequestError } from '@shop/shared/runtime';

const MAX_BYTES = 5 * 1024 * 1024;
const TOO_LARGE = 'Файл слишком большой: можно до\u00A05\u00A0МБ';

/**
 * Sends a table to be checked.
 * @returns the id of the file
 * @throws RequestError whose message is for the person
 */
export async function sendFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new RequestError('BAD_REQUEST', TOO_LARGE);
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await askDoor('/staff/files', { method: 'POST', body: file, headers });
  return ((await response.json()) as { id: string }).id; // the API's own answer
}

/** All goods as a table. @throws RequestError whose message is for the person */
export const readGoodsTable = (): Promise<string> => readTable('/staff/export/goods.csv');
import { askDoor, readTable } from '@shop/shared/staff';
