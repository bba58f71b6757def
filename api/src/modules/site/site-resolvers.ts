import type { ApiContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { findSiteTexts } from './find-site-texts';
import { findLinkProblem, listDeadLinks, listLinksTo } from './links';
import { addRedirect, listRedirects, removeRedirect } from './redirects';
import { getSite, saveSite } from './save-site';

const editor = (context: ApiContext) => requireRight(context, 'pages');
const publisher = (context: ApiContext) => requireRight(context, 'publish');

export const siteResolvers: Resolvers = {
  Query: {
    staffSite: async (_parent, _args, context) => {
      await publisher(context);
      return getSite(context.site);
    },
    staffLinksTo: async (_parent, { id }, context) => {
      await editor(context);
      return listLinksTo(context.site, id);
    },
    staffDeadLinks: async (_parent, _args, context) => {
      await editor(context);
      return listDeadLinks(context.site);
    },
    staffLinkProblem: async (_parent, { href }, context) => {
      await editor(context);
      return findLinkProblem(context.site, href);
    },
    staffFindSiteText: async (_parent, { phrase }, context) => {
      await editor(context);
      return findSiteTexts(context.site, phrase);
    },
    staffRedirects: async (_parent, _args, context) => {
      await publisher(context);
      return listRedirects(context.site);
    },
  },
  Mutation: {
    staffSaveSite: async (_parent, args, context) => saveSite(context.site, await publisher(context), args),
    staffAddRedirect: async (_parent, args, context) => addRedirect(context.site, await publisher(context), args),
    staffRemoveRedirect: async (_parent, { from }, context) =>
      removeRedirect(context.site, await publisher(context), from),
  },
};
