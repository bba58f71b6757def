import { findOptional } from './find-optional';

/** Finds nginx; undefined, after a line that says so, when there is none. */
export const findNginx = () =>
  findOptional(
    {
      title: 'nginx',
      variable: 'NGINX_PATH',
      names: ['nginx'],
      usualPlaces: ['/usr/sbin/nginx'], // not in everyone's PATH
      debianPackage: 'nginx',
      isService: true,
    },
    'The journey behind it is skipped.',
  );
