export { FileLibrary } from './file-library';
export { fileName } from './file-name';
export { PictureLibrary } from './picture-library';
export { sizeWords } from './size-words';
export { LOST, PICTURE_TYPES, uploadPicture, type StoredPicture } from './upload-picture';
export { useUpload } from './use-upload';
export { useRefusedDrops } from './use-refused-drops';
