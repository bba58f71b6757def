import { Icon, type IconProps } from './icon';

export const HomeIcon = (props: IconProps) => <Icon {...props} path="M4 10.5L12 4l8 6.5V20.5H4zM10 20.5v-6h4v6" />;
