import { Icon, type IconProps } from './icon';

export const CallIcon = (props: IconProps) => (
  <Icon {...props} path="M5 3.8h4l1.6 4.6-2.4 1.7c1 2.4 3.3 4.7 5.7 5.7l1.7-2.4 4.6 1.6v4c-8.6 1-16.2-6.6-15.2-15.2z" />
);
