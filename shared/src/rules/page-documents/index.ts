export { freeAnchor, withNewAnchors, withNewBlockAnchors } from './anchors';
export { anchorsIn, checkCommonDocument, checkDocument, textsOf } from './check-document';
export { checkMenu } from './check-menu';
export { CALL_TOO_LARGE, checkStructure, MAX_CALL_BYTES } from './check-structure';
export { checkValue, isRecord, type Place } from './check-value';
export {
  checkCommons,
  checkOneBlock,
  COMMON_KIND,
  COMMON_LABEL,
  commonIdOf,
  commonIdsIn,
  expandCommons,
  type CommonBlock,
  type CommonBlocks,
} from './common-blocks';
export { isSampleIn, sampleText } from './sample-text';
export {
  choice,
  constant,
  croppedPicture,
  flag,
  heading,
  list,
  locked,
  number,
  optional,
  picture,
  richText,
  shape,
  text,
  variants,
  type ChoiceField,
  type ConstantField,
  type Field,
  type Fields,
  type FlagField,
  type ListField,
  type NumberField,
  type ShapeField,
  type TextField,
  type ValueOf,
  type VariantsField,
} from './field';
export { crumbsOf, type Crumb, type LinkedPage } from './crumbs';
export { isLinkTarget, isPageAddress, withSeller } from './links';
export {
  documentAtTime,
  isNeverShown,
  isShownAt,
  periodOf,
  showingOf,
  turnsOf,
  wholePath,
  withNeverShownEmptied,
  withoutHidden,
  withUnshownEmptied,
  type Showing,
} from './hidden-blocks';
export { NEWS_FEED_PATH, NEWS_LIST_PATH, newsItemOf, newsOf, type NewsItem } from './news';
export { picturesOf, productsOf, type NamedPicture } from './named-texts';
export {
  pageSchema,
  type Block,
  type DocumentFault,
  type FaultCode,
  type Schemas,
  type PageDocument,
  type PageProps,
} from './page-document';
export {
  DRAFT_LINKS_PATH,
  FIGURES_PATH,
  MOST_PAGE_SUMS,
  PAGE_COUNTS,
  draftPath,
  previewPath,
  PROOFS_PATH,
  GOODS_VERSION_HEADER,
  PUBLISHED_PATH,
  RELEASE_PATH,
  versionPath,
  type PagePreview,
  type PageProof,
  type PageSum,
  type PagesRelease,
  type PublishedPage,
  type PublishedPages,
  type PublishedTest,
} from './pages-contract';
export { ALL_PARTS_CHUNK, CRUMB_TRAIL, DOCUMENTS_FILE, NEWS_PAGE, partsOf, TEXT_PAGE } from './page-parts';
export {
  countedOnce,
  readAssignment,
  TEST_DAYS,
  testCookieName,
  writeAssignment,
  type TestAssignment,
  type TestSum,
  type TestVariant,
} from './page-test';
export { readDocument, type ReadDocument } from './read-document';
export { searchPageOf } from './search-page';
export { matchesRoute, ownsAddress } from './site-routes';
export {
  announcementAt,
  arrangeMenu,
  SOCIAL_LINKS,
  SOCIAL_NETWORKS,
  type Announcement,
  type MenuLink,
  type MenuPlace,
  type SiteMenu,
  type SiteParts,
  type SocialKind,
  type SocialLink,
} from './site-parts';
export { isWithin, type ShownPeriod } from './shown-period';
export { areSpansOf } from './spans';
export { typesetDocument } from './typeset';
export { replaceWords, wordsIn, type PlacedWords } from './words';
export {
  linkedFile,
  linkedFileName,
  UPLOAD_WIDTHS,
  UPLOADS_PATH,
  uploadFileOf,
  uploadHash,
  uploadName,
  uploadSources,
  uploadType,
  uploadWidths,
  type LinkedFileType,
} from './uploads';
export { suggestedPath } from './suggested-path';
