import { Icon, type IconProps } from './icon';

export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 4l16 16M9.8 6.1c.7-.2 1.4-.3 2.2-.3 6 0 9.5 6.2 9.5 6.2s-1.1 2-3.1 3.7M6 7.6C3.7 9.3 2.5 12 2.5 12S6 18.2 12 18.2c1.6 0 3-.4 4.2-1M10 10.1a2.8 2.8 0 003.9 3.900"
  />
);
