import { AppError } from '../../../errors/app-error';

const MAX_NAME = 64;
const NAME = 'Дайте ключу короткое название';

/**
 * What a person calls a passkey; signs that nobody sees go.
 * @throws AppError BAD_REQUEST with `fields.name`
 */
export function readPasskeyName(name: string): string {
  const label = name.replaceAll(/\p{C}/gu, ' ').trim();
  if (label === '' || label.length > MAX_NAME)
    throw new AppError('BAD_REQUEST', 'no name of a passkey', { fields: { name: NAME } });
  return label;
}
