import { Icon, type IconProps } from './icon';

export const ChatIcon = (props: IconProps) => (
  <Icon {...props} path="M3.5 4h17v12.5H11L6.5 21v-4.5h-3zM8 8.5h8M8 12h5" />
);
