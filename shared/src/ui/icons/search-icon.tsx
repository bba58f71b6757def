import { Icon, type IconProps } from './icon';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} path="M16 16l5 5M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13z" />
);
