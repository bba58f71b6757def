import { Icon, type IconProps } from './icon';

export const TrashIcon = (props: IconProps) => (
  <Icon {...props} path="M4 6.5h16M9 6V3.5h6V6M6 6.5l.8 14h10.4l.8-14M10 10.5v6.5M14 10.5v6.500" />
);
