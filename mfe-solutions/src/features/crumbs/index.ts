export { crumbTrailLd, CrumbTrail, type Crumb } from './crumb-trail';
