import type { FastifyInstance } from 'fastify';
import type { VersionHistory } from '../figures';
import { createAccess, type AccessOptions } from './access';
import { addChangeRoutes } from './change-routes';
import { addReadRoutes } from './read-routes';
import { addUploadRoutes } from './upload-routes';
import type { Uploads } from './uploads';

export interface RoutesOptions extends AccessOptions {
  uploads: Uploads;
  figures: () => readonly VersionHistory[];
}

/** Adds all routes that teams can use, below `/delivery`. */
export function addRoutes(app: FastifyInstance, { uploads, figures, ...options }: RoutesOptions): void {
  const access = createAccess(options);
  addReadRoutes(app, access, figures);
  addUploadRoutes(app, access, uploads);
  addChangeRoutes(app, access);
}
