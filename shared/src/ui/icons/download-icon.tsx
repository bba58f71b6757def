import { Icon, type IconProps } from './icon';

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3.5v12M6.5 10.5L12 16l5.5-5.5M4 20.5h16" />
);
