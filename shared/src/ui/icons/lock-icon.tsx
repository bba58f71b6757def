import { Icon, type IconProps } from './icon';

export const LockIcon = (props: IconProps) => (
  <Icon {...props} path="M5 10.5h14V21H5zM8 10.5V7.5a4 4 0 018 0v3M12 14v3.500" />
);
