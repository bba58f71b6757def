import { Icon, type IconProps } from './icon';

export const BuildingIcon = (props: IconProps) => (
  <Icon {...props} path="M4 21V4h10v17M14 9h6v12M2.5 21h19M7.5 8h3M7.5 12h3M7.5 16h3" />
);
