export { AnnouncementForm } from './announcement-form';
export { MenusForm } from './menus-form';
export { useSite } from './use-site';
