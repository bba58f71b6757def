import type { ApiContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers-types';
import { jsonScalar } from '../../graphql/scalars';
import { requireRight } from '../staff/require-right';
import { askApproval, declineApproval, withdrawApproval } from './approve-page';
import { cancelSchedule } from './cancel-schedule';
import { copyBlock } from './copy-block';
import { createPage } from './create-page';
import { deletePage, listDeletedPages, undeletePage } from './delete-page';
import { findTexts } from './find-texts';
import { listCommons, makeCommon } from './make-common';
import { movePage } from './move-page';
import { getRelease } from './page-addresses';
import { keepDraft, listKeptDrafts } from './keep-draft';
import { makePreview, revokePreviews } from './previews';
import { publishPage } from './publish-page';
import { findStaffPage, listLinkingPages, listStaffPages, listVersions } from './read-pages';
import { replaceTexts } from './replace-texts';
import { restoreVersion } from './restore-version';
import { saveDraft } from './save-draft';
import { cancelEnd, unpublishPage } from './unpublish-page';
import { visitPage } from './visit-page';

const editor = (context: ApiContext) => requireRight(context, 'pages');
const publisher = (context: ApiContext) => requireRight(context, 'publish');

export const pagesResolvers: Resolvers = {
  JSON: jsonScalar,
  Query: {
    staffPages: async (_parent, _args, context) => {
      await editor(context);
      return listStaffPages(context.pages);
    },
    staffPage: async (_parent, { id }, context) => {
      await editor(context);
      return findStaffPage(context.pages, id);
    },
    staffVersions: async (_parent, { id, before }, context) => {
      await editor(context);
      return listVersions(context.pages, id, before ?? null);
    },
    staffKeptDrafts: async (_parent, { id, before }, context) => {
      await editor(context);
      return listKeptDrafts(context.pages, id, before ?? null);
    },
    staffDeletedPages: async (_parent, _args, context) => {
      await editor(context);
      return listDeletedPages(context.pages);
    },
    staffLinkingPages: async (_parent, { id }, context) => {
      await editor(context);
      return listLinkingPages(context.pages, id);
    },
    staffFindText: async (_parent, { phrase }, context) => {
      await editor(context);
      return findTexts(context.pages, phrase);
    },
    staffCommonBlocks: async (_parent, _args, context) => {
      await editor(context);
      return listCommons(context.pages);
    },
    staffSchemas: async (_parent, _args, context) => {
      await editor(context);
      return (await getRelease(context.pages)).schemas;
    },
  },
  Mutation: {
    staffVisitPage: async (_parent, { id }, context) => visitPage(context.pages, await editor(context), id),
    staffKeepDraft: async (_parent, input, context) => keepDraft(context.pages, await editor(context), input),
    staffCreatePage: async (_parent, input, context) => createPage(context.pages, await editor(context), input),
    staffDeletePage: async (_parent, { id }, context) => deletePage(context.pages, await editor(context), id),
    staffUndeletePage: async (_parent, { id }, context) => undeletePage(context.pages, await editor(context), id),
    staffSaveDraft: async (_parent, input, context) => saveDraft(context.pages, await editor(context), input),
    staffReplaceText: async (_parent, input, context) => replaceTexts(context.pages, await editor(context), input),
    staffCopyBlock: async (_parent, input, context) => copyBlock(context.pages, await editor(context), input),
    staffMakeCommon: async (_parent, input, context) => {
      const userId = await editor(context);
      const isPublisher = context.rights.includes('publish');
      if (isPublisher) await publisher(context);
      return makeCommon(context.pages, { userId, isPublisher }, input);
    },
    staffPublish: async (_parent, input, context) => publishPage(context.pages, await publisher(context), input),
    staffAskApproval: async (_parent, input, context) => askApproval(context.pages, await editor(context), input),
    staffWithdrawApproval: async (_parent, { id }, context) =>
      withdrawApproval(context.pages, await editor(context), id),
    staffDeclineApproval: async (_parent, input, context) =>
      declineApproval(context.pages, await publisher(context), input),
    staffCancelSchedule: async (_parent, { id }, context) =>
      cancelSchedule(context.pages, await publisher(context), id),
    staffUnpublish: async (_parent, input, context) => unpublishPage(context.pages, await publisher(context), input),
    staffCancelUnpublish: async (_parent, { id }, context) => cancelEnd(context.pages, await publisher(context), id),
    staffMovePage: async (_parent, input, context) => movePage(context.pages, await publisher(context), input),
    staffRestore: async (_parent, input, context) => restoreVersion(context.pages, await publisher(context), input),
    staffMakePreview: async (_parent, input, context) => makePreview(context.pages, await editor(context), input),
    staffRevokePreview: async (_parent, { id }, context) => revokePreviews(context.pages, await editor(context), id),
  },
};
