export { MissingService } from './missing-service';
