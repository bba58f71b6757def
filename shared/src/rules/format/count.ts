// Zeros behind a comma are no part of the number. Three of them may be thousands.
const COUNT = /^\+?(\d+)(?:[.,]0{0,2})?$/;

/**
 * A whole number as people write and paste it: «3», «3,00», «2.0», «1 000 шт.». Null for anything
 * else, such as «-3» and «2,5».
 */
export function readCount(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s\p{Cf}]|(шт\.?|₽)\s*$/giu, '');
  const digits = COUNT.exec(plain)?.[1];
  return digits === undefined ? null : Number(digits);
}
