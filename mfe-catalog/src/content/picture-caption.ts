import captions from './picture-captions.json';

const byPath: Readonly<Record<string, string>> = captions;

/** What a picture shows («размеры»); a picture that came without a caption is named by its number. */
export function pictureCaption(path: string, index: number): string {
  return byPath[path] ?? `изображение ${index + 1}`;
}
