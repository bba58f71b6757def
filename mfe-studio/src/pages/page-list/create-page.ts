import type { Schemas } from '@shop/shared/page-documents';
import { mutate, query, type Shop } from '@shop/shared/runtime';
import { PAGE_TEMPLATES, templateDocument, type PageTemplate } from '../../features/templates';
import { StaffCreatePageDocument, StaffSchemasDocument } from '../../generated/graphql';

const TEMPLATE = 'template:';
const [EMPTY] = PAGE_TEMPLATES;

/** The value of a choice: a page to copy, else a template, else the empty one. */
export const startOf = (pageId: string | null, templateId = EMPTY?.id ?? ''): string => pageId ?? TEMPLATE + templateId;

/** The template of a choice; undefined for a page that is copied. */
export const templateOf = (start: string): PageTemplate | undefined =>
  PAGE_TEMPLATES.find(({ id }) => start === TEMPLATE + id);

interface NewPageInput {
  start: string;
  path: string;
  title: string;
}

/**
 * Makes a draft from a template or of another page.
 * @returns the id of the page
 * @throws RequestError with `fields` of the input, or when the API does not answer
 */
export async function createPage(client: Shop['client'], { start, path, title }: NewPageInput): Promise<string> {
  const template = templateOf(start);
  if (!template)
    return (await mutate(client, StaffCreatePageDocument, { from: start, path, title })).staffCreatePage.id;
  const { staffSchemas } = await query(client, StaffSchemasDocument, {});
  const document = templateDocument(template, staffSchemas as Schemas, { path, title }); // the live remote brought them
  return (await mutate(client, StaffCreatePageDocument, { document, path, title })).staffCreatePage.id;
}
