import { Icon, type IconProps } from './icon';

export const ArrowLeftIcon = (props: IconProps) => <Icon {...props} path="M21 12H4M10 6l-6 6 6 6" />;
