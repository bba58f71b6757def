export { PictureLibrary } from './picture-library';
export { sizeWords } from './size-words';
export { PICTURE_TYPES, type StoredPicture } from './upload-picture';
export { useUpload } from './use-upload';
export { useRefusedDrops } from './use-refused-drops';
