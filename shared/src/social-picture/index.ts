export { createPictureComposer, type ComposePicture, type SocialPicture } from './compose-picture';
export { renderPicture } from './render-picture';
