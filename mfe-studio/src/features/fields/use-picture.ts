import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShapeField } from '@shop/shared/page-documents';
import { uploadPicture, useUpload, type StoredPicture } from '../media';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';
import { takeCursor } from './show-field';

interface PictureValue extends Record<string, unknown> {
  src: string;
  alt: string;
}

function read(value: unknown): PictureValue {
  const { src = '', alt = '', ...rest }: Readonly<Record<string, unknown>> = { ...(value as object | undefined) };
  return { ...rest, src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' };
}

const imageIn = (files: FileList) => [...files].find(({ type }) => type.startsWith('image/')) ?? files[0];

/** A dropped file is uploaded once, however often its field is drawn. */
const taken = new WeakSet<File>();

/** The picture of a field, and what puts another one there. */
export function usePicture({ field, path, value }: FieldInputProps<ShapeField>) {
  const { change, focus } = useFields();
  const picture = read(value);
  const [isReplaced, setIsReplaced] = useState(false);
  // An upload takes a while: meanwhile the words are typed, and the block is moved.
  const latest = useRef({ picture, path });
  useEffect(() => {
    latest.current = { picture, path };
  });

  /** The field of its words. */
  const words = useRef<HTMLDivElement>(null);
  const hasCome = useRef(false);
  useEffect(() => {
    if (!hasCome.current || !words.current) return;
    hasCome.current = false;
    // An optional picture has words once it is there. Who types elsewhere by then stays there.
    if (document.activeElement?.matches('body, button')) takeCursor(words.current);
  }, [picture.src]);

  const put = ({ address, width, height }: StoredPicture) => {
    const { picture: before, path: place } = latest.current;
    if (before.src === address) return;
    setIsReplaced(before.src !== '' && before.alt !== '');
    // What matters is elsewhere in another picture.
    const { focus: _focus, ...rest } = before;
    hasCome.current = true;
    change(place, { ...rest, src: address, width, height });
  };
  const { upload, start, retry, cancel } = useUpload(uploadPicture, put);
  const startDropped = useEffectEvent((file: File) => start(file));
  useEffect(() => {
    if (!focus?.file || focus.path !== `${path}.src` || taken.has(focus.file)) return;
    taken.add(focus.file);
    startDropped(focus.file);
  }, [focus, path]);

  const take = (files: FileList) => {
    const file = imageIn(files);
    if (!file) return;
    start(file);
    // What is typed while it is on its way describes it.
    if (words.current) takeCursor(words.current);
  };
  const remove = () => {
    setIsReplaced(false);
    const { focus: _focus, ...rest } = picture;
    change(path, field.isOptional ? undefined : { ...rest, src: '', width: 0, height: 0 });
  };
  /** `isReplaced`: the words are those of the picture before. */
  return { picture, words, isReplaced, upload, put, take, remove, retry, cancel };
}
