import { Icon, type IconProps } from './icon';

export const SortIcon = (props: IconProps) => (
  <Icon {...props} path="M7 4v16M3.5 16.5L7 20l3.5-3.5M17 20V4M13.5 7.5L17 4l3.5 3.500" />
);
