import { Icon, type IconProps } from './icon';

export const CloseIcon = (props: IconProps) => <Icon {...props} path="M5 5l14 14M19 5L5 19" />;
