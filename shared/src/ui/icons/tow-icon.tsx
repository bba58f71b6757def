import { Icon, type IconProps } from './icon';

export const TowIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.5 18V13h9v5M11.5 18V8l6-4M17.5 4v8M15.5 12h4v3h-4M5.5 16.7a1.7 1.7 0 100 3.4 1.7 1.7 0 000-3.4zM2.5 18h1.3M7.2 18h14.300"
  />
);
