import { Icon, type IconProps } from './icon';

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props} path="M4 5.5h16v15H4zM4 10h16M8.5 3v4.5M15.5 3v4.500" />
);
