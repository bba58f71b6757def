import { generateAll } from '../generate';

/**
 * `npm run codegen`: generates types of the schema and of GraphQL documents,
 * and code from page documents.
 */
export async function run(): Promise<void> {
  await generateAll();
}
