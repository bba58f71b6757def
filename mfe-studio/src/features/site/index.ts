export { AnnouncementForm } from './announcement-form';
export { useSite } from './use-site';
