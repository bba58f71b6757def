import { Icon, type IconProps } from './icon';

export const EditIcon = (props: IconProps) => (
  <Icon {...props} path="M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20zM14 6.5l3.5 3.500" />
);
