import { printRefusal } from '../print-refusal';
import { createRepository } from './create-repository';

createRepository(process.argv.slice(2), process.cwd()).catch(printRefusal);
