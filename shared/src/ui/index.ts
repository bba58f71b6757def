export { Button, ButtonLink, type ButtonProps } from './controls/button';
export type { ButtonKind, ButtonLook } from './controls/button.styles';
export { Checkbox, type ChoiceProps } from './controls/checkbox';
export { Chip, ChipLink } from './controls/chip';
export { Field, FieldError } from './controls/field';
export { FieldCell, FieldGrid } from './controls/form-grid';
export { IconButton, type IconButtonProps } from './controls/icon-button';
export { OptionCard } from './controls/option-card';
export { OptionGroup } from './controls/option-group';
export { Quantity } from './controls/quantity';
export { Radio } from './controls/radio';
export { Segmented } from './controls/segmented';
export { Select } from './controls/select';
export { Switch } from './controls/switch';
export { TabCount, TabLink, TabNav } from './controls/tab-links';
export { TabPanel, Tabs, type TabItem } from './controls/tabs';
export { TextArea, TextInput } from './controls/text-input';
export { Tooltip } from './controls/tooltip';
export { Badge, type BadgeTone } from './display/badge';
export { Breadcrumbs, type BreadcrumbItem } from './display/breadcrumbs';
export { CountBadge } from './display/count-badge';
export { DocumentList, type DocumentItem } from './display/document-list';
export { EmailText } from './display/email-text';
export { EmptyState } from './display/empty-state';
export { ErrorBoundary } from './display/error-boundary';
export { ErrorFrame } from './display/error-frame';
export { ErrorPanel } from './display/error-panel';
export { Faq } from './display/faq';
export { KeyValueList } from './display/key-value-list';
export { LinePicture } from './display/line-picture';
export { NotFoundFrame } from './display/not-found-frame';
export { Note } from './display/note';
export { PropertyTable } from './display/property-table';
export { WithoutScripts } from './display/without-scripts';
export { Skeleton, SkeletonLine, SkeletonLines } from './display/skeleton';
export { StageTrack, type StageState } from './display/stage-track';
export { Stock } from './display/stock';
export type { IconProps } from './icons/icon';
export {
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpRightIcon,
  BoxIcon,
  BuildingIcon,
  CallIcon,
  CarIcon,
  CardIcon,
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  CompareIcon,
  CopyIcon,
  DocIcon,
  DownloadIcon,
  DropIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  KeyIcon,
  LockIcon,
  LogoutIcon,
  MailIcon,
  MenuIcon,
  MinusIcon,
  PhoneIcon,
  PinIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  ServerIcon,
  SignalIcon,
  StoreIcon,
  TowIcon,
  TrashIcon,
  TruckIcon,
  UserIcon,
  WrenchIcon,
  ZapIcon,
} from './icons/icons';
export { Logo } from './icons/logo';
export { createBarRoom } from './layout/bar-room';
export { createSideRoom } from './layout/side-room';
export { Container } from './layout/container';
export { Cell, Grid } from './layout/grid';
export { PageHeading } from './layout/page-heading';
export { PrintAlone } from './layout/print-alone';
export { Panel } from './layout/panel';
export { Ruler } from './layout/ruler';
export { Section } from './layout/section';
export { SectionHead } from './layout/section-head';
export { Row, Stack } from './layout/stack';
export { VisuallyHidden, visuallyHidden } from './layout/visually-hidden';
export { ConfirmDialog } from './overlay/confirm-dialog';
export { Modal } from './overlay/modal';
export { Toast } from './overlay/toast';
export { ToastRegion } from './overlay/toast-region';
export { fontUrls } from './styles/font-faces';
export { GlobalStyle } from './styles/global-style';
export { media } from './styles/media';
export { tickColumn, tickField } from './styles/ticks';
export { darkScope } from './styles/tokens';
export { Display, H1, H2, H3, H4 } from './type/headings';
export { ArrowLink, Link, RowLink } from './type/link';
export { Price, type PriceProps } from './type/price';
export { Caption, Lead, Mono, Muted, Small } from './type/text';
