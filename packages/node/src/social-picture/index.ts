export { createPictureComposer, type SocialPicture } from './compose-picture';
export { renderPicture } from './render-picture';
