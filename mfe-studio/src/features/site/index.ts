export { AnnouncementForm } from './announcement-form';
export { MenusForm } from './menus-form';
export { RedirectsForm } from './redirects-form';
export { SocialsForm } from './socials-form';
export { useSite } from './use-site';
