import { Icon, type IconProps } from './icon';

export const ZapIcon = (props: IconProps) => <Icon {...props} path="M13 2.5L5 13.5h6l-1 8 8-11h-6z" />;
