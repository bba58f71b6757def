import { generateAll } from '../generate';

/** `npm run codegen`: types of the schema and of the GraphQL documents, and the pages of page documents. */
export async function run(): Promise<void> {
  await generateAll();
}
