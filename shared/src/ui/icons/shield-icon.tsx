import { Icon, type IconProps } from './icon';

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3l8 3v6c0 4.5-3.3 7.7-8 9-4.7-1.3-8-4.5-8-9V6zM12 8v8" />
);
