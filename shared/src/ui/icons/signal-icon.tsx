import { Icon, type IconProps } from './icon';

export const SignalIcon = (props: IconProps) => (
  <Icon {...props} path="M4 20v-3M8.5 20v-6M13 20v-9M17.5 20V7M21 20V4" />
);
